/**
 * How attempts to sign in are slowed (ours: the specification is silent). Nothing is shut: after some free attempts
 * the next one has to wait, each time twice as long, up to a limit.
 */

import { longestPauseMs as longestMs, oneTimeCode } from './auth.rules.ts';

/** The pauses between attempts at one subject, in ms. */
export interface Pace {
  /** Number of attempts before the pauses grow. */
  readonly free: number;
  /** The pause between free attempts. */
  readonly restMs: number;
  /** The first growing pause, and the longest. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** The attempts are forgotten so long after the first of them. */
  readonly keptMs: number;
}

const hourMs = 3_600_000;

export const paces = {
  /** Guesses at one account from one source: more than the tries of a one-time code. */
  pair: { free: oneTimeCode.tries + 1, restMs: 0, firstMs: 15_000, longestMs, keptMs: hourMs },
  /** Guesses from one known device, or from one session that changes its password. */
  device: { free: 10, restMs: 0, firstMs: 15_000, longestMs, keptMs: hourMs },
  /** Guesses at one account from everywhere. One source alone cannot reach it: `pair` allows fewer within an hour. */
  account: { free: 20, restMs: 0, firstMs: 15_000, longestMs, keptMs: hourMs },
  /** Attempts of one source at all accounts. Its longest pause is short, because a whole office may share a source. */
  source: { free: 100, restMs: 0, firstMs: 1_000, longestMs: 60_000, keptMs: longestMs },
  /** Mails for one account that one source or one known device requests. */
  mails: { free: 3, restMs: oneTimeCode.resendMs, firstMs: 60_000, longestMs, keptMs: hourMs },
  /** Mails for one account that all sources request. */
  mailsOfAll: { free: 12, restMs: 0, firstMs: 60_000, longestMs, keptMs: hourMs },
} as const satisfies Readonly<Record<string, Pace>>;

/** The pause after this number of attempts, in ms. */
export function pauseAfter(attempts: number, { free, restMs, firstMs, longestMs: longest }: Pace): number {
  if (attempts === 0) return 0;
  return attempts < free ? restMs : Math.min(longest, firstMs * 2 ** (attempts - free));
}

/** How long a browser is known after a sign-in, in days. */
export const deviceDays = 180;
