/** The machine for a link by mail, wired to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { ask } from '#src/api/ask.ts';
import { RequestPasswordRecoveryDocument } from '#src/gql/graphql.ts';
import { inspect } from '#src/lib/recorder.ts';

/** A running request for a link. */
export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;

/** Creates a request at its address step; the caller starts it. */
export const createRecovery = (): RecoveryActor =>
  createActor(
    recoveryMachine.provide({
      actors: {
        send: fromPromise(async ({ input, signal }) => {
          // Never retried automatically: a retry would send a second mail.
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
