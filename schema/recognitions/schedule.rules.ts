/** When a recognition may be scheduled for, and why one is taken back on its day (ours). */
import type { Language } from '../limits.ts';

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

/** Why the product takes a scheduled recognition back on its day. */
export const returnReasons = ['nobody_left', 'sender_out', 'module_off'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The reasons in words, which go on after a colon. */
export const returnWords: Readonly<Record<ReturnReason, Readonly<Record<Language, string>>>> = {
  nobody_left: { es: 'ya no queda nadie a quien agradecer', en: 'nobody is left to thank' },
  sender_out: {
    es: 'ese día no podías enviar reconocimientos',
    en: 'you could not send recognitions on that day',
  },
  module_off: {
    es: 'los reconocimientos estaban apagados ese día',
    en: 'recognitions were switched off on that day',
  },
};
