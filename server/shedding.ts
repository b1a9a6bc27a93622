/**
 * The queue of calls. It is bounded, so that those in it are answered in time; and the event loop turns between two calls,
 * so that a new one is counted, a stream heard and `/health` answered while many wait.
 */
import { setImmediate } from 'node:timers/promises';
import type { Limits } from './limits.ts';

/** What a call takes part of: calls of files wait for the line of their caller, so they have places of their own. */
type Lane = 'calls' | 'uploads';

/** The place of a call, from its arrival to its answer. */
interface Place {
  /** Resolves when the call may begin. */
  readonly turn: Promise<void>;
  readonly giveBack: () => void;
}

/** The places of the calls in progress. */
export interface Places {
  /** Undefined if there is no place, in all or for this session. */
  take(lane: Lane, session: string | null): Place | undefined;
  /** Seconds that a refused caller should wait: each a little different, so that they do not come back together. */
  wait(): number;
}

/** Places for as many calls as the limits allow. */
export function createPlaces(limits: Pick<Limits, 'calls' | 'callsPerSession' | 'uploads'>): Places {
  const taken: Record<Lane, number> = { calls: 0, uploads: 0 };
  const ofSession = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let isCalling = false;
  let refused = 0;

  async function callAll(): Promise<void> {
    if (isCalling) return;
    isCalling = true;
    // What a call does without waiting for another thread or the network, it does before the loop turns.
    for (;;) {
      await setImmediate();
      const next = waiting.shift();
      if (next === undefined) break;
      next();
    }
    isCalling = false;
  }

  return {
    take(lane, session) {
      const own = session === null ? 0 : (ofSession.get(session) ?? 0);
      if (taken[lane] >= limits[lane] || own >= limits.callsPerSession) return undefined;
      taken[lane]++;
      if (session !== null) ofSession.set(session, own + 1);
      const turn = new Promise<void>((begin) => void waiting.push(begin));
      void callAll();
      return {
        turn,
        giveBack() {
          taken[lane]--;
          if (session === null) return;
          const left = (ofSession.get(session) ?? 1) - 1;
          if (left === 0) ofSession.delete(session);
          else ofSession.set(session, left);
        },
      };
    },
    wait: () => 1 + (refused++ % 4),
  };
}
