/** Bounds the calls in progress: one too many is refused at once, so that the others are answered in time. */
import type { Limits } from './limits.ts';

/** What a call takes part of: calls of files wait for the line of their caller, so they have places of their own. */
export type Lane = 'calls' | 'uploads';

/** The places of the calls in progress. */
export interface Places {
  /** Takes a place; returns the function that gives it back, or undefined if there is none. */
  take(lane: Lane, session: string | null): (() => void) | undefined;
  /** Seconds that a refused caller should wait: each a little different, so that they do not come back together. */
  wait(): number;
}

/** Places for as many calls as the limits allow. */
export function createPlaces(limits: Pick<Limits, 'calls' | 'callsPerSession' | 'uploads'>): Places {
  const taken: Record<Lane, number> = { calls: 0, uploads: 0 };
  const ofSession = new Map<string, number>();
  let refused = 0;
  return {
    take(lane, session) {
      const own = session === null ? 0 : (ofSession.get(session) ?? 0);
      if (taken[lane] >= limits[lane] || own >= limits.callsPerSession) return undefined;
      taken[lane]++;
      if (session !== null) ofSession.set(session, own + 1);
      return () => {
        taken[lane]--;
        if (session === null) return;
        const left = (ofSession.get(session) ?? 1) - 1;
        if (left === 0) ofSession.delete(session);
        else ofSession.set(session, left);
      };
    },
    wait: () => 1 + (refused++ % 4),
  };
}
