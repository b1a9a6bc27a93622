/** When the next survey of a series is asked. */
import { dayAfter, daysBetween } from '../users/celebrations.rules.ts';
import type { SeriesInterval } from './surveys.rules.ts';

const steps: Readonly<Record<SeriesInterval, { readonly days: number } | { readonly months: number }>> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  half_yearly: { months: 6 },
  yearly: { months: 12 },
};

/** The day some months later; the last day of a month that is too short. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayAfter(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

/** The days of the next wave: one interval after the last one, never before today, and as long as it. */
export function nextWave(
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  interval: SeriesInterval,
  today: string,
): { readonly startsOn: string; readonly endsOn: string } {
  const step = steps[interval];
  const next = 'days' in step ? dayAfter(startsOn, step.days) : monthsAfter(startsOn, step.months);
  const begins = next < today ? today : next;
  return { startsOn: begins, endsOn: dayAfter(begins, Math.max(0, daysBetween(startsOn, endsOn))) };
}
