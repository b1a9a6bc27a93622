/**
 * Times that a clock has written which ran ahead. Every stored end has a known length, so an end later than now plus
 * its length comes from such a clock, and counts as over: nothing is shut longer than its length.
 */

/** Calls that run at the same time read the clock one after another; a smaller difference is no fault of the clock. */
const skewMs = 5_000;

const latestEnd = (at: string, lengthMs: number): string =>
  new Date(Date.parse(at) + lengthMs + skewMs).toISOString();

/** The latest start, as an instant, that something can have at an instant. */
export const latestStart = (at: string): string => latestEnd(at, 0);

/** The conditions, one of which the end of something is over by; `lengthMs` is the longest that it can last. */
export const ended = (at: string, lengthMs: number) =>
  [{ lte: at }, { gt: latestEnd(at, lengthMs) }] as const;
