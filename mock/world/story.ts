/**
 * The year that the plots tell, whatever the day on which the world begins: a slow start, a launch, values that are
 * introduced later, a quiet month of summer, a department that catches up, and the redemptions of December. Chapter 12 is
 * the current month, 1 is the month eleven before it, and 0 holds the days of the year before that one.
 */
import type { Calendar } from './calendar.ts';

/** The first chapter of each turn of the story. */
export const chapters = { launch: 3, values: 5, turn: 7, now: 12 } as const;

/** Recognitions of each chapter, relative to its length. */
const pace = [0.4, 0.45, 0.5, 1.3, 1.2, 1.1, 1.1, 1.15, 1.15, 1.2, 1.2, 1.25, 1.7] as const;
/** What remains of a chapter in the quiet month. */
const quiet = 0.3;
/** How many of the people who come in on a usual day came in before the launch, and come in in the quiet month. */
const presence = { before: 0.6, quiet: 0.7, usual: 1 } as const;
/** How old the first recognition is. */
const yearMs = 364 * 86_400_000;
/** Months of summer, as the ends of `YYYY-MM`. */
const summer = ['-07', '-08'] as const;

/** A stretch of time, in ms. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Story {
  /** The first moment of a chapter. */
  readonly start: (chapter: number) => number;
  /** The quiet chapter: July or August, after the launch if one of them is. */
  readonly dip: number;
  /** The moment before which this share of the year's recognitions was sent, counted from now (0) back to the first (1). */
  readonly moment: (share: number) => number;
  /** The share of people who come in on a usual day that comes in at this moment. */
  readonly presence: (moment: number) => number;
  /** The part of a December that lies in the year: the longer one, if two do. */
  readonly december: Span;
}

export function storyOf({ now, months }: Pick<Calendar, 'now' | 'months'>): Story {
  const first = now - yearMs;
  const monthOf = (chapter: number): Calendar['months'][number] => {
    const found = months[chapters.now - chapter];
    if (found === undefined) throw new RangeError(`the story has no chapter ${chapter}`);
    return found;
  };
  const start = (chapter: number): number => monthOf(chapter).start;
  const spanOf = (chapter: number): Span => {
    const from = Math.max(start(chapter), first);
    return { from, to: Math.max(from, chapter === chapters.now ? now : start(chapter + 1)) };
  };
  const all = pace.map((_, chapter) => chapter);
  const whole = all.slice(1, chapters.now);
  const dip = Math.max(
    ...whole.filter(
      (chapter) =>
        chapter !== chapters.launch && summer.some((ending) => monthOf(chapter).month.endsWith(ending)),
    ),
  );
  /** Newest first. */
  const parts = all.toReversed().map((chapter) => {
    const { from, to } = spanOf(chapter);
    return { from, to, weight: (to - from) * (pace[chapter] ?? 1) * (chapter === dip ? quiet : 1) };
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const [december = { from: first, to: now }] = all
    .filter((chapter) => monthOf(chapter).month.endsWith('-12'))
    .map(spanOf)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return {
    start,
    dip,
    moment(share) {
      let left = share * total;
      for (const { from, to, weight } of parts) {
        if (left < weight) return to - (left / weight) * (to - from);
        left -= weight;
      }
      return first;
    },
    presence: (moment) =>
      moment < start(chapters.launch)
        ? presence.before
        : moment >= start(dip) && moment < start(dip + 1)
          ? presence.quiet
          : presence.usual,
    december,
  };
}
