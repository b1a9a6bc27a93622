/** Freezes the clock for a story, so that "hoy" and "de hace 5 min" are the same on every day. */
import { putUnderPage } from '#mock/tab/pageClock.ts';

/** A Friday noon in Bogotá. */
export const storyTime = Date.UTC(2026, 10, 20, 17, 0, 0);

/**
 * Replaces `Date` for calls without arguments; returns the function that restores it. Timers keep running.
 */
export const freezeClock = (at: number = storyTime): (() => void) => putUnderPage(() => at);
