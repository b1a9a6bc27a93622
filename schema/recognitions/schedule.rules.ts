/** When a recognition may be scheduled for (ours). */

/** At least so many minutes and at most so many days ahead; the undo of ten seconds is enough for anything sooner. */
export const schedule = { minutes: 5, days: 60 } as const;

const minuteMs = 60_000;

/** The latest moment that may be chosen, in epoch ms. */
export const latestMoment = (now: number): number => now + schedule.days * 1_440 * minuteMs;

/** Why a moment cannot be chosen; undefined if it can. */
export function momentFault(at: string, now: number): 'schedule_soon' | 'schedule_late' | undefined {
  const moment = Date.parse(at);
  if (moment < now + schedule.minutes * minuteMs) return 'schedule_soon';
  return moment > latestMoment(now) ? 'schedule_late' : undefined;
}
