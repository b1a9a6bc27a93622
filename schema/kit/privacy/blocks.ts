/** Blocks: each question divides the cells into blocks, and every figure is a sum of whole blocks. */
import { segmentsOf, type Cell } from './cells.ts';
import { groupsOf } from './groups.ts';
import {
  heldOf,
  stageNames,
  sumOf,
  type Stage,
  type Stages,
  type StageCounts,
  type Tally,
} from './tallies.ts';
import { isEnough } from './threshold.ts';

/** The least set of cells that one question can be shown for. */
export interface Block {
  /** Indexes of cells. */
  readonly cells: readonly number[];
  /** The stages whose answers, comments included, may be shown. */
  readonly stages: readonly Stage[];
  /** Sum of these stages: none, or at least the threshold. */
  readonly tally: Tally;
}

/** A cell with its number of responses. */
export interface CountedCell extends Pick<Cell, 'covers'> {
  /** The cell's responses, counted as a question that each of them answers. */
  readonly responses: StageCounts;
}

function blockOf(
  cells: readonly number[],
  stages: readonly Stage[],
  question: readonly Stages[],
  k: number,
): Block {
  const tally = sumOf(
    cells.flatMap((cell) =>
      stages.map((stage) => question[cell]?.[stage]).filter((one) => one !== undefined),
    ),
  );
  // No released answers does not mean no answers.
  const isShown = tally.n >= k || (tally.n === 0 && stages === stageNames);
  return isShown ? { cells, stages, tally } : { cells, stages: [], tally: sumOf([]) };
}

/** The blocks of a question while the survey is open: each cell with what was released. `question` is in the order of cells. */
export const openBlocks = (question: readonly Stages[], k: number): readonly Block[] =>
  question.map((_, cell) => blockOf([cell], ['released'], question, k));

/** The path of each cell: for each dimension the segment that it belongs to. */
function pathsOf(cells: readonly Pick<Cell, 'covers'>[]): readonly (readonly string[])[] {
  const counted = cells.map(({ covers }) => ({ covers, invited: 0 }));
  const dimensions = Object.keys(cells[0]?.covers ?? {});
  const paths = cells.map((): string[] => []);
  for (const dimension of dimensions)
    for (const segment of segmentsOf(counted, dimension))
      for (const cell of segment.cells) paths[cell]?.push(JSON.stringify(segment.values));
  return paths;
}

/** Cells whose responses cannot be distinguished after the close. */
export interface ClosedSet {
  /** Indexes of cells. */
  readonly cells: readonly number[];
  readonly path: readonly string[];
  /** Number of responses that were not released. */
  readonly held: number;
}

/**
 * The sets of cells after the close: the held responses of each are none, or at least `k` (the threshold of figures). The
 * blocks of every question are made from these.
 */
export function closedSets(cells: readonly CountedCell[], k: number): readonly ClosedSet[] {
  const paths = pathsOf(cells);
  const held = cells.map(({ responses }) => heldOf(responses));
  const parts = held.map((size, at) => ({ path: paths[at] ?? [], size }));
  return groupsOf(parts, k).map((members) => ({
    cells: members,
    path: (paths[0] ?? []).map((_, level) =>
      [...new Set(members.map((cell) => paths[cell]?.[level] ?? ''))].toSorted().join(),
    ),
    held: members.reduce((sum, cell) => sum + (held[cell] ?? 0), 0),
  }));
}

/**
 * The blocks of a question after the close, which is final: an anonymous survey is never opened again. `question` is in
 * the order of cells; `k` is the threshold of figures, `own` that of the question (for text the higher one). Both are
 * those of the close for ever: blocks for another threshold could be subtracted from these.
 */
export function closedBlocks(
  sets: readonly ClosedSet[],
  question: readonly Stages[],
  k: number,
  own: number = k,
): readonly Block[] {
  const parts = sets.map(({ cells, path }) => ({
    path,
    size: cells.reduce((sum, cell) => sum + (question[cell] ? heldOf(question[cell]) : 0), 0),
  }));
  return groupsOf(parts, own).map((group) => {
    const sum = (of: (at: number) => number): number => group.reduce((total, at) => total + of(at), 0);
    const responses = sum((at) => sets[at]?.held ?? 0);
    const answers = sum((at) => parts[at]?.size ?? 0);
    const isSafe = isEnough(responses, k) && isEnough(answers, own);
    const cells = group.flatMap((at) => sets[at]?.cells ?? []);
    return blockOf(cells, isSafe ? stageNames : ['released'], question, own);
  });
}

/** Why a figure is withheld: fewer answers than the threshold, or a segment that is no sum of whole blocks. */
export type Withheld = 'few' | 'joined';

/** A figure's tally, or the reason why it is withheld. */
export type Shown =
  | { readonly tally: Tally; readonly withheld: null }
  | { readonly tally: null; readonly withheld: Withheld };

/** The block of each cell. A page asks for many segments of the same blocks. */
const places = new WeakMap<readonly Block[], ReadonlyMap<number, Block>>();
function placesIn(blocks: readonly Block[]): ReadonlyMap<number, Block> {
  const known =
    places.get(blocks) ??
    new Map(blocks.flatMap((block) => block.cells.map((cell) => [cell, block] as const)));
  places.set(blocks, known);
  return known;
}

/** What a reader gets of a segment's cells (`cellsIn`; null: no sum of cells). Every figure goes through here. */
export function shownOf(blocks: readonly Block[], segment: readonly number[] | null): Shown {
  if (segment === null) return { tally: null, withheld: 'joined' };
  const place = placesIn(blocks);
  const found = new Map<Block, number>();
  for (const cell of segment) {
    const block = place.get(cell);
    if (block) found.set(block, (found.get(block) ?? 0) + 1);
  }
  // A part of a block of 0 answers is 0 as well.
  const isZero = ({ stages, tally }: Block): boolean => stages.length > 0 && tally.n === 0;
  for (const [block, count] of found)
    if (count < block.cells.length && !isZero(block)) return { tally: null, withheld: 'joined' };
  const inside = [...found.keys()];
  const tally = sumOf(inside.map((block) => block.tally));
  const isFew = tally.n === 0 && inside.some(({ stages }) => stages.length === 0);
  return isFew ? { tally: null, withheld: 'few' } : { tally, withheld: null };
}
