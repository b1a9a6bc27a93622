/**
 * The year that the plots tell, whatever the day on which the world begins: a slow start, a launch, values that are
 * introduced later, a quiet month of summer, a department that catches up, and the redemptions of December. Chapter 12 is
 * the current month, 1 is the month eleven before it, and 0 holds the days of the year before that one.
 */
import { day, type Calendar } from './calendar.ts';

/** The first chapter of each turn of the story. */
export const chapters = { launch: 3, values: 5, turn: 7, now: 12 } as const;

/** Recognitions of each chapter, relative to its length. */
const pace = [0.4, 0.45, 0.5, 1.3, 1.2, 1.1, 1.1, 1.15, 1.15, 1.2, 1.2, 1.25, 1.7] as const;
/** What remains of a chapter in the quiet month. */
const quiet = 0.5;
/** Points redeemed in each chapter, relative to its length; those of December are a number of usual months. */
const spending = [0.3, 0.3, 0.4, 0.8, 0.9, 1, 1, 1, 1, 1.05, 1.05, 1.1, 1.1] as const;
const december = 2.3;
const usualMonth = 30 * day;
/** How many of the people who come in on a usual day came in before the launch, and come in in the quiet month. */
const presence = { before: 0.6, quiet: 0.7, usual: 1 } as const;
/** How old the first recognition is. */
const yearMs = 364 * day;
/** Months of summer, as the ends of `YYYY-MM`. */
const summer = ['-07', '-08'] as const;

/** A chapter of the year, in ms. */
interface Chapter {
  readonly from: number;
  readonly to: number;
  /** Its recognitions, relative to the other chapters. */
  readonly recognitions: number;
  /** The points redeemed in it, relative to a usual month. */
  readonly redemptions: number;
}

export interface Story {
  /** The first moment of a chapter. */
  readonly start: (chapter: number) => number;
  /** Oldest first; a chapter of which nothing is in the year is empty. */
  readonly told: readonly Chapter[];
  /** The quiet chapter: July or August, after the launch if one of them is. */
  readonly dip: number;
  /** The chapter of the December with the peak: the one of which more lies in the year, if two do. */
  readonly peak: number;
  /** The share of people who come in on a usual day that comes in at this moment. */
  readonly presence: (moment: number) => number;
}

export function storyOf({ now, months }: Pick<Calendar, 'now' | 'months'>): Story {
  const first = now - yearMs;
  const monthOf = (chapter: number): Calendar['months'][number] => {
    const found = months[chapters.now - chapter];
    if (found === undefined) throw new RangeError(`the story has no chapter ${chapter}`);
    return found;
  };
  const start = (chapter: number): number => monthOf(chapter).start;
  const spans = pace.map((_, chapter) => {
    const from = Math.max(start(chapter), first);
    return { from, to: Math.max(from, chapter === chapters.now ? now : start(chapter + 1)) };
  });
  const isIn = (chapter: number, endings: readonly string[]): boolean =>
    endings.some((ending) => monthOf(chapter).month.endsWith(ending));
  const all = pace.map((_, chapter) => chapter);
  const dip = Math.max(
    ...all.slice(1, chapters.now).filter((chapter) => chapter !== chapters.launch && isIn(chapter, summer)),
  );
  const lengthOf = (chapter: number): number => {
    const { from = 0, to = 0 } = spans[chapter] ?? {};
    return to - from;
  };
  const [peak = chapters.now] = all
    .filter((chapter) => isIn(chapter, ['-12']))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return {
    start,
    dip,
    peak,
    told: spans.map(({ from, to }, chapter) => ({
      from,
      to,
      recognitions: (to - from) * (pace[chapter] ?? 1) * (chapter === dip ? quiet : 1),
      redemptions: chapter === peak ? december : ((to - from) / usualMonth) * (spending[chapter] ?? 1),
    })),
    presence: (moment) =>
      moment < start(chapters.launch)
        ? presence.before
        : moment >= start(dip) && moment < start(dip + 1)
          ? presence.quiet
          : presence.usual,
  };
}
