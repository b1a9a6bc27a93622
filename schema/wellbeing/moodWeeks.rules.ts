/**
 * What is shown of a week of moods: the rule of anonymous surveys (`schema/kit/privacy`), with a week as a survey that
 * closes when it is over. Nothing is shown before, and nothing changes afterwards.
 */
import { closedBlocks, closedSets, shownOf, type Shown } from '../kit/privacy/blocks.ts';
import { cellsIn } from '../kit/privacy/cells.ts';
import { emptyStages, stageNames, sumOf, type Stages, type Tally } from '../kit/privacy/tallies.ts';

/** The people of one department who answered in a week, each counted once. */
export interface MoodCell {
  readonly departmentId: string;
  readonly tally: Tally;
}

/** Departments that are shown together or not at all; a withheld block keeps no answers. */
export interface MoodBlock {
  readonly departmentIds: readonly string[];
  readonly isShown: boolean;
  readonly tally: Tally;
}

const coversOf = (departmentIds: readonly string[]) => ({ covers: { department: departmentIds } });

/** The blocks of a week that is over; each shown one holds at least `k` people. They are final. */
export function closeWeek(cells: readonly MoodCell[], k: number): readonly MoodBlock[] {
  const given = cells.filter(({ tally }) => tally.n > 0);
  const stages = given.map(({ tally }): Stages => ({ ...emptyStages, collecting: tally }));
  const counted = given.map(({ departmentId }, at) => ({
    ...coversOf([departmentId]),
    responses: stages[at] ?? emptyStages,
  }));
  return closedBlocks(closedSets(counted, k), stages, k).map((block) => ({
    departmentIds: block.cells.flatMap((cell) => given[cell]?.departmentId ?? []).toSorted(),
    isShown: block.tally.n >= k,
    tally: block.tally.n >= k ? block.tally : sumOf([]),
  }));
}

/** A department's part of a closed week, or the whole organisation's; null with the reason where it would tell too much. */
export function shownWeek(blocks: readonly MoodBlock[], departmentId: string | null): Shown {
  // Each department is a cell again, and each block is about all of its cells.
  const cells = blocks.flatMap(({ departmentIds }) =>
    departmentIds.map((id) => ({ ...coversOf([id]), invited: 0 })),
  );
  let first = 0;
  const shown = blocks.map(({ departmentIds, isShown, tally }) => {
    const inside = departmentIds.map((_, at) => first + at);
    first += departmentIds.length;
    return { cells: inside, stages: isShown ? stageNames : [], tally };
  });
  return shownOf(shown, cellsIn(cells, departmentId === null ? {} : { department: [departmentId] }));
}
