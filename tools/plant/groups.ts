/** Which bugs can be planted together: as few runs as possible, and yet each failure belongs to one bug. */
import type { Bug } from './bug.ts';

/** Two bugs that would be mistaken for each other: in one file, or seen by the same tests. */
function disturb(one: Bug, other: Bug): boolean {
  if (one.alone === true || other.alone === true || one.file === other.file) return true;
  // These tools say the file of whatever they find; the check of the texts stops at the first.
  if (one.gate === 'static') return one.only.includes('texts') && other.only.includes('texts');
  // The names of a run hold for all its files: with a bug that has none, all tests of the other's files would run.
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
