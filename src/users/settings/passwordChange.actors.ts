/** The machine that changes a password, wired to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { passwordChangeMachine } from '#machines/passwordChange.machine.ts';
import type { PasswordChangeInput } from '#machines/passwordChange.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { sessionWrites } from './session.writes.ts';

/** Somebody who changes their password. */
export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;

/** A change that stands before its first letter; start it. */
export const createPasswordChange = (input: PasswordChangeInput): PasswordChangeActor =>
  createActor(
    passwordChangeMachine.provide({
      actors: {
        // No signal: leaving the page must not break off what is already going out.
        change: fromPromise(({ input: { current, next } }) =>
          sessionWrites.changePassword({ currentPassword: current, newPassword: next }),
        ),
      },
    }),
    { input, inspect },
  );
