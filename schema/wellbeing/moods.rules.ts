/** Moods: the five of them, the weeks they belong to, and the value that a person's week counts as. */
import { dayAfter } from '../users/celebrations.rules.ts';

/** From low to high; the score of each is its place from 1. */
export const moodCodes = ['awful', 'low', 'okay', 'good', 'great'] as const;
export type MoodCode = (typeof moodCodes)[number];

/** 1 to 5. */
export const scoreOf = (code: MoodCode): number => moodCodes.indexOf(code) + 1;

export const isMoodCode = (code: string): code is MoodCode => moodCodes.some((one) => one === code);

export const moodLimits = {
  note: 280,
  /** Days of one's own that are shown. */
  shownDays: 30,
  /** How long a mood may wait on a device without a network, in days. */
  lateDays: 14,
  /** Most days of one answer. */
  historyDays: 400,
  /** Weeks of teams in one answer. */
  weeks: { usual: 13, most: 53 },
} as const;

/** Monday of the week of a day. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/**
 * When a week can be summed up: Monday, 12:00 UTC. Then it is over in every time zone of the world, and a device that was
 * offline on Sunday had the night to send.
 */
export const closesAt = (week: string): string => `${dayAfter(week, 7)}T12:00:00.000Z`;

/** The first Monday whose week cannot be summed up yet. */
export function openWeekAt(at: string): string {
  const week = weekOf(at.slice(0, 10));
  const before = dayAfter(week, -7);
  return at < closesAt(before) ? before : week;
}

/**
 * What a person's week counts as: the mean of the days with a mood, rounded. So a person counts once, however many days
 * they answered, and a missing day is no zero. Null without a day.
 */
export function weekMood(days: readonly MoodCode[]): MoodCode | null {
  if (days.length === 0) return null;
  const mean = days.reduce((sum, code) => sum + scoreOf(code), 0) / days.length;
  return moodCodes[Math.round(mean) - 1] ?? null;
}
