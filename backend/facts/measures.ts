/** Measures as data: what each fact counts, and by which parts its sums are kept. A new measure is one line here. */

/** By what a fact can be divided. */
export const tagNames = ['flow', 'size', 'type', 'value', 'category', 'hidden', 'act'] as const;
export type TagName = (typeof tagNames)[number];

/** One part of a measure, such as `type:<id>`. */
export type Tag = `${TagName}:${string}`;

interface MeasureRule {
  /** Parts besides the whole. */
  readonly parts: readonly TagName[];
  /** Whether people are counted once over any days. */
  readonly people: boolean;
  /** Whether the people of each day, week and month are kept as one row, too. */
  readonly firsts?: true;
  /** Whether people are ranked by it. */
  readonly ranks?: true;
}

/**
 * `points`: entries of wallets and of the budget, `flow` is `<wallet>-<kind of movement>`, `size` is `<flow>-<points of
 * the movement without sign>`, and `hidden` is the flow of what belongs to a private recognition. `sent` and `received`:
 * published recognitions; `hidden` is `private` for those outside the feed. `sessions`: people's days, its count the
 * number of sessions begun. `acts`: what people take part in (`takingPart.ts`). `answers`: answered
 * surveys and weeks with a mood, whose people no figure counts. `reads`: communications read, which is no taking part:
 * nearly everybody reads one.
 */
export const measureRules = {
  points: { parts: ['flow', 'size', 'hidden'], people: false },
  sent: { parts: ['type', 'value', 'category', 'hidden'], people: true, ranks: true },
  received: { parts: ['type', 'value', 'category', 'hidden'], people: true, ranks: true },
  boosts: { parts: [], people: false },
  sessions: { parts: [], people: true, firsts: true },
  acts: { parts: ['act'], people: true },
  answers: { parts: ['act'], people: true },
  reads: { parts: [], people: true },
} as const satisfies Readonly<Record<string, MeasureRule>>;

export type Measure = keyof typeof measureRules;
export const measures = Object.keys(measureRules).filter((name): name is Measure =>
  Object.hasOwn(measureRules, name),
);

/** The tags of a fact as they are stored: each between spaces, so that one can be looked for. */
export const storedTags = (tags: readonly Tag[]): string => (tags.length === 0 ? '' : ` ${tags.join(' ')} `);

/** Whether a part is a tag. */
export const isTag = (text: string): text is Tag => tagNames.some((name) => text.startsWith(`${name}:`));

/** The tags of a stored fact. */
export const tagsIn = (stored: string): readonly Tag[] => stored.split(' ').filter(isTag);

/** The parts of a measure that a fact counts in: the whole, and its tags. */
export function partsOf(measure: Measure, stored: string): readonly ('' | Tag)[] {
  const { parts }: MeasureRule = measureRules[measure];
  return ['', ...tagsIn(stored).filter((tag) => parts.some((name) => tag.startsWith(`${name}:`)))];
}

/** Whether private recognitions count in a measure, which not every reader may see. */
export function holdsPrivate(measure: Measure): boolean {
  const { parts }: MeasureRule = measureRules[measure];
  return parts.includes('hidden');
}

/** Whether a measure counts people once. */
export const countsPeople = (measure: Measure): boolean => measureRules[measure].people;

/** Whether the people of days, weeks and months are kept in one row each. */
export function keepsFirsts(measure: Measure): boolean {
  const { firsts }: MeasureRule = measureRules[measure];
  return firsts === true;
}

/** Whether people are ranked by a measure. */
export function keepsRanks(measure: Measure): boolean {
  const { ranks }: MeasureRule = measureRules[measure];
  return ranks === true;
}
