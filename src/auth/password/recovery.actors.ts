/** The machine that asks for a link by mail, wired to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { ask } from '#src/api/ask.ts';
import { RequestPasswordRecoveryDocument } from '#src/gql/graphql.ts';
import { inspect } from '#src/lib/recorder.ts';

/** Somebody who asks for a link. */
export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;

/** A question for a link that stands before its address; start it. */
export const createRecovery = (): RecoveryActor =>
  createActor(
    recoveryMachine.provide({
      actors: {
        send: fromPromise(async ({ input, signal }) => {
          // Not repeated behind the person's back: a second mail would come of it.
          await ask(
            RequestPasswordRecoveryDocument,
            { email: input.address },
            { token: null, retry: false, signal },
          );
        }),
      },
    }),
    { inspect },
  );
