/** The moments that are proposed for a recognition, in the zone of the device, and how a moment is said. */
import { formatter, localeOf } from '#src/lib/dates.ts';
import type { Language } from '#schema/limits.ts';

const morning = 9;

const morningIn = (now: number, days: number): string => {
  const moment = new Date(now);
  moment.setDate(moment.getDate() + days);
  moment.setHours(morning, 0, 0, 0);
  return moment.toISOString();
};

/** Tomorrow at nine, and the next Monday at nine unless that is the same. */
export function proposedMoments(now: number): readonly string[] {
  const toMonday = (8 - new Date(now).getDay()) % 7 || 7;
  return toMonday === 1 ? [morningIn(now, 1)] : [morningIn(now, 1), morningIn(now, toMonday)];
}

const weekMs = 604_800_000;

/** "lunes 30, 9:00 a.m." in the person's own zone; from a week ahead on with its month, and never with a year. */
export const momentLabel = (at: string, now: number, language: Language): string =>
  formatter(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    ...(Date.parse(at) - now < weekMs ? {} : { month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));
