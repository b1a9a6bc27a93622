/** Groups bugs that can be planted together: few runs, and each failure still belongs to one bug. */
import type { Bug } from './bug.ts';

/** Whether two bugs could be confused: in the same file, or detected by the same tests. */
function disturb(one: Bug, other: Bug): boolean {
  if (one.alone === true || other.alone === true || one.file === other.file) return true;
  // These tools name the file of each problem; the check of the texts stops at the first problem.
  if (one.gate === 'static') return one.only.includes('texts') && other.only.includes('texts');
  // The test names of a run apply to all its files: with a bug that has no names, all tests in the files of
  // the other bug would run.
  if ((one.grep === undefined) !== (other.grep === undefined)) return true;
  return one.grep === other.grep && one.only.some((file) => other.only.includes(file));
}

/** The runs of one gate. */
export function groupsOf(bugs: readonly Bug[]): readonly (readonly Bug[])[] {
  const groups: Bug[][] = [];
  for (const bug of bugs) {
    const free = groups.find((group) => !group.some((other) => disturb(bug, other)));
    if (free === undefined) groups.push([bug]);
    else free.push(bug);
  }
  return groups;
}
