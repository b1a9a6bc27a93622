/** The machine for a new password, wired to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import type { NewPasswordInput, SavedPassword } from '#machines/newPassword.setup.ts';
import { ask } from '#src/api/ask.ts';
import {
  AnswerPasswordChallengeDocument,
  ConfirmPasswordRecoveryDocument,
  MailedLinkDocument,
} from '#src/gql/graphql.ts';
import { inspect } from '#src/lib/recorder.ts';

/** A running choice of a password. */
export type NewPasswordActor = ActorRefFrom<typeof newPasswordMachine>;

// The first attempt that arrives uses up the link: a retry would only fail.
const once = { token: null, retry: false } as const;

async function save({
  token,
  way,
  password: newPassword,
}: NewPasswordInput & { readonly password: string }): Promise<SavedPassword> {
  if (way === 'recovery') {
    await ask(ConfirmPasswordRecoveryDocument, { token, newPassword }, once);
    return null;
  }
  const { answerPasswordChallenge } = await ask(
    AnswerPasswordChallengeDocument,
    { challengeToken: token, newPassword },
    once,
  );
  return answerPasswordChallenge.authToken;
}

/**
 * Creates a choice by a link; the caller starts it. `handOver` is called once the password is saved, with the
 * token of the new session.
 */
export const createNewPassword = (
  input: NewPasswordInput,
  handOver: (token: SavedPassword) => void,
): NewPasswordActor =>
  createActor(
    newPasswordMachine.provide({
      actors: {
        check: fromPromise(
          async ({ input: { token }, signal }) =>
            (await ask(MailedLinkDocument, { token }, { token: null, signal })).mailedLink,
        ),
        // No signal: leaving the page must not abort the write.
        save: fromPromise(({ input: given }) => save(given)),
      },
      actions: { handOver: (_, { token }) => handOver(token) },
    }),
    { input, inspect },
  );
