/** The machine of a decision, wired to the thing on the server and to the network. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { decisionMachine } from '#machines/decision.machine.ts';
import type { DecisionEvent } from '#machines/decision.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { refreshDecisions, sendWish, standingOf, type Decided } from './decisions.writes.ts';

/** A running decision. */
export type DecisionActor = ActorRefFrom<typeof decisionMachine>;

async function watch(
  decided: Decided,
  tell: (event: DecisionEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  const leave = decided.watch({
    arrived: (standing) => tell({ type: 'standing.arrived', standing }),
    lost: (error) => tell({ type: 'standing.lost', error }),
  });
  await untilAborted(signal);
  leave();
}

/** Creates the decision on a thing; the caller starts it. */
export const createDecision = (cache: QueryClient, decided: Decided): DecisionActor =>
  createActor(
    decisionMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(decided, input.tell, signal)),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(async ({ input }) => {
          const standing = standingOf(await sendWish(decided.id, input.wish));
          refreshDecisions(cache);
          decided.refresh();
          return standing;
        }),
      },
      actions: { askAgain: decided.refresh },
    }),
    { input: { standing: decided.known }, inspect },
  );
