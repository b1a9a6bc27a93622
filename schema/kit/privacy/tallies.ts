/** Tallies: the sums that are all that is kept of anonymous answers, and the stages through which they become visible. */

/** Sums of answers to one question. */
export interface Tally {
  /** How many answered the question. */
  readonly n: number;
  /** How often each value was given; several values may belong to one answer. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The tallies of one cell and question, apart by when they may be shown. `released` may be shown, `holding` waits (it is
 * empty or at least `k`), and `collecting` takes new answers.
 */
export interface Stages {
  readonly released: Tally;
  readonly holding: Tally;
  readonly collecting: Tally;
}
export type Stage = keyof Stages;

export const noAnswers: Tally = { n: 0, counts: {} };
export const emptyStages: Stages = { released: noAnswers, holding: noAnswers, collecting: noAnswers };

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
    for (const [value, count] of Object.entries(tally.counts)) counts[value] = (counts[value] ?? 0) + count;
  }
  return { n, counts };
}

/** The stages with one more answer. */
export const collected = (stages: Stages, answer: Tally): Stages => ({
  ...stages,
  collecting: sumOf([stages.collecting, answer]),
});

/** Everything that is not released. */
export const heldOf = ({ holding, collecting }: Stages): Tally => sumOf([holding, collecting]);

/**
 * Whether the stages of a cell advance after a response. `responses` are the stages of the cell's responses, as if
 * "responded" were a question that each of them answers. All questions of the cell advance then and only then, so that
 * the moment says nothing about an answer.
 */
export const isAdvanceDue = (
  responses: { readonly collecting: { readonly n: number } },
  k: number,
): boolean => responses.collecting.n >= k;

/** What happens to a question when its cell advances: nothing; `collecting` joins `holding`; or `holding` is released first. */
export function moveOf(
  {
    holding,
    collecting,
  }: { readonly holding: { readonly n: number }; readonly collecting: { readonly n: number } },
  k: number,
): 'none' | 'hold' | 'release' {
  if (collecting.n < k) return 'none';
  return holding.n < k ? 'hold' : 'release';
}

/** The stages of one question after its cell advanced. What became visible is at least `k` answers or none. */
export function advanced(stages: Stages, k: number): Stages {
  const { released, holding, collecting } = stages;
  switch (moveOf(stages, k)) {
    case 'none':
      return stages;
    case 'hold':
      return { released, holding: sumOf([holding, collecting]), collecting: noAnswers };
    case 'release':
      return { released: sumOf([released, holding]), holding: collecting, collecting: noAnswers };
  }
}
