/** Tallies: the sums that are all that is kept of anonymous answers, and the stages through which they become visible. */

/** Sums of answers to one question. */
export interface Tally {
  /** How many answered the question. */
  readonly n: number;
  /** How often each value was given; several values may belong to one answer. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The stages of an answer, in their order. New answers are `collecting`. A batch of at least `k` responses is `waiting`: no
 * decision depends on its answers, so that the answers that are left at the close can join it. Then its answers to a
 * question are `pending` until they are at least `k`, then `holding` until as many come after them, then `released`.
 */
export const stageNames = ['collecting', 'waiting', 'pending', 'holding', 'released'] as const;
export type Stage = (typeof stageNames)[number];

/** The tallies of one question in one cell. Comments carry the name of their stage. */
export type Stages = Readonly<Record<Stage, Tally>>;
/** The numbers of answers are enough for every decision. */
export type StageCounts = Readonly<Record<Stage, { readonly n: number }>>;

/** A value for each stage. */
export const byStage = <T>(of: (stage: Stage) => T): Record<Stage, T> => ({
  collecting: of('collecting'),
  waiting: of('waiting'),
  pending: of('pending'),
  holding: of('holding'),
  released: of('released'),
});

const noAnswers: Tally = { n: 0, counts: {} };
export const emptyStages: Stages = byStage(() => noAnswers);

/** The tally of one answer; of no answer, if the question was left out. */
export const tallyOf = (values: readonly string[]): Tally => ({
  n: values.length === 0 ? 0 : 1,
  counts: Object.fromEntries(values.map((value) => [value, 1])),
});

/** The sum of tallies. */
export function sumOf(tallies: Iterable<Tally>): Tally {
  let n = 0;
  const counts: Record<string, number> = {};
  for (const tally of tallies) {
    n += tally.n;
    for (const value of Object.keys(tally.counts))
      counts[value] = (counts[value] ?? 0) + (tally.counts[value] ?? 0);
  }
  return { n, counts };
}

/** The stages with one more answer. */
export const collected = (stages: Stages, answer: Tally): Stages => ({
  ...stages,
  collecting: sumOf([stages.collecting, answer]),
});

/** Number of answers that are not released. */
export const heldOf = ({ collecting, waiting, pending, holding }: StageCounts): number =>
  collecting.n + waiting.n + pending.n + holding.n;

/** What a cell does after a response: nothing, or its batch begins to wait, or the batch that waited is used. */
export type Advance = 'none' | 'wait' | 'use';

/**
 * Whether a cell advances after a response. It depends on the number of responses alone, so that the moment says nothing
 * about an answer. `responses` are the stages of the cell's responses, kept as those of a required question.
 */
export function advanceOf({ collecting, waiting }: StageCounts, k: number): Advance {
  if (collecting.n < k) return 'none';
  return waiting.n < k ? 'wait' : 'use';
}

/** The answers of one stage join those of another. */
export interface Move {
  readonly from: Stage;
  readonly to: Stage;
}

/**
 * What moves in one question of a cell that advances, in this order. `k` is the question's own threshold. A question that
 * each response answers, required and without a condition, needs no holding: enough answers are waiting always.
 */
export function movesOf(
  stages: StageCounts,
  advance: Advance,
  k: number,
  isRequired: boolean,
): readonly Move[] {
  if (advance === 'none') return [];
  const wait: Move = { from: 'collecting', to: 'waiting' };
  if (advance === 'wait') return [wait];
  const used: Move[] = [{ from: 'waiting', to: 'pending' }, wait];
  if (stages.pending.n + stages.waiting.n < k) return used;
  if (isRequired) return [...used, { from: 'pending', to: 'released' }];
  const hold: Move = { from: 'pending', to: 'holding' };
  return stages.holding.n < k ? [...used, hold] : [...used, { from: 'holding', to: 'released' }, hold];
}

/** The stages after moves. */
export const moved = (stages: Stages, moves: readonly Move[]): Stages =>
  moves.reduce<Stages>(
    (now, { from, to }) => ({ ...now, [to]: sumOf([now[to], now[from]]), [from]: noAnswers }),
    stages,
  );
