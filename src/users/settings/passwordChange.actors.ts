/** The password-change machine connected to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { passwordChangeMachine } from '#machines/passwordChange.machine.ts';
import type { PasswordChangeInput } from '#machines/passwordChange.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { sessionWrites } from './session.writes.ts';

/** A running password change. */
export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;

/** A password change; not started yet. */
export const createPasswordChange = (input: PasswordChangeInput): PasswordChangeActor =>
  createActor(
    passwordChangeMachine.provide({
      actors: {
        // No signal: leaving the page must not abort a running change.
        change: fromPromise(({ input: { current, next } }) =>
          sessionWrites.changePassword({ currentPassword: current, newPassword: next }),
        ),
      },
    }),
    { input, inspect },
  );
