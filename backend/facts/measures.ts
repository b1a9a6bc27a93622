/** Measures as data: what each fact counts, and by which parts its sums are kept. A new measure is one line here. */

/** By what a fact can be divided. */
export const tagNames = ['flow', 'size', 'type', 'value', 'category', 'hidden'] as const;
export type TagName = (typeof tagNames)[number];

interface MeasureRule {
  /** Parts besides the whole. */
  readonly parts: readonly TagName[];
  /** Whether people are counted once over any days. */
  readonly people: boolean;
}

/**
 * `points`: entries of wallets and of the budget, `flow` is `<wallet>-<kind of movement>`, `size` the points of the
 * movement without sign. `sent` and `received`: published recognitions; `hidden` is `private` for those outside the
 * feed. `sessions`: a person's day, its count the number of sessions begun.
 */
export const measureRules = {
  points: { parts: ['flow', 'size'], people: false },
  sent: { parts: ['type', 'value', 'category', 'hidden'], people: true },
  received: { parts: ['type', 'value', 'category', 'hidden'], people: true },
  boosts: { parts: [], people: false },
  sessions: { parts: [], people: true },
} as const satisfies Readonly<Record<string, MeasureRule>>;

export type Measure = keyof typeof measureRules;
