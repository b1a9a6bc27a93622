/** The machine of one-time codes, wired to the API and to the token store of the session. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { oneTimeCodeMachine } from '#machines/oneTimeCode.machine.ts';
import { longestPauseMs, oneTimeCode } from '#schema/auth/auth.rules.ts';
import { ask } from '#src/api/ask.ts';
import { tokenStore } from '#src/api/token.ts';
import { RequestOneTimeCodeDocument, VerifyOneTimeCodeDocument } from '#src/gql/graphql.ts';
import { rememberWay } from '#src/auth/lastWay.ts';
import { inspect } from '#src/lib/recorder.ts';

/** A running sign-in by code. */
export type OneTimeCodeActor = ActorRefFrom<typeof oneTimeCodeMachine>;

// Never retried automatically: a retry would send a second mail or count as a guess.
const once = { token: null, retry: false } as const;

/** Time until a server timestamp, in ms, up to `longest`; the value of the rules if the clocks disagree. */
export function msUntil(moment: string | null, now: number, usual: number, longest = usual * 2): number {
  const left = moment === null ? Number.NaN : Date.parse(moment) - now;
  return left > 0 && left <= longest ? left : usual;
}

/**
 * Creates a sign-in by code at its address step; the caller starts it. The session reads the token from the
 * store.
 */
export const createOneTimeCode = (): OneTimeCodeActor =>
  createActor(
    oneTimeCodeMachine.provide({
      actors: {
        request: fromPromise(async ({ input, signal }) => {
          const { requestOneTimeCode: answer } = await ask(
            RequestOneTimeCodeDocument,
            { email: input.address },
            { ...once, signal },
          );
          const { success, error, resendAt, expiresAt } = answer;
          const now = Date.now();
          return {
            success,
            error,
            resendInMs: msUntil(resendAt, now, oneTimeCode.resendMs, longestPauseMs),
            validForMs: msUntil(expiresAt, now, oneTimeCode.validMs),
          };
        }),
        verify: fromPromise(async ({ input, signal }) => {
          const { verifyOneTimeCode: answer } = await ask(
            VerifyOneTimeCodeDocument,
            { email: input.address, code: input.code },
            { ...once, signal },
          );
          return { error: answer.error, token: answer.success ? answer.authToken : null };
        }),
      },
      actions: {
        handOver: (_, { token }) => {
          rememberWay('otp');
          tokenStore.write(token);
        },
      },
    }),
    { inspect },
  );
