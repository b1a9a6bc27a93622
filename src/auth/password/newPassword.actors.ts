/** The machine that chooses a password, wired to the API. */
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

/** Somebody who chooses a password. */
export type NewPasswordActor = ActorRefFrom<typeof newPasswordMachine>;

// The link is used up by the first try that arrives: a repeat would only hear that.
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

/** A choice by a link; start it. `handOver` is called once the password counts, with the token of the session that it opened. */
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
        // No signal: leaving the page must not break off what is already going out.
        save: fromPromise(({ input: given }) => save(given)),
      },
      actions: { handOver: (_, { token }) => handOver(token) },
    }),
    { input, inspect },
  );
