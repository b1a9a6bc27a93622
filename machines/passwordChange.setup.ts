/** What the chart of changing one's password works with: what it knows, what can happen, its questions and its doings (spec §7 "Passwords"). */
import { assign, fromPromise, setup } from 'xstate';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { faultOf } from './newPassword.setup.ts';
import { notProvided, typed } from './actorHelpers.ts';

/** Who changes it: words that the new one must not be made of. */
export interface PasswordChangeInput {
  readonly owner: LinkFacts;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  readonly current: string;
  readonly next: string;
  /** Why it was not saved, or why that is not known. */
  readonly error: ErrorFacts | null;
}

interface Typed {
  readonly password: string;
}
export type PasswordChangeEvent =
  | ({ readonly type: 'current.typed' } & Typed)
  | ({ readonly type: 'next.typed' } & Typed)
  | { readonly type: 'save.pressed' }
  | { readonly type: 'again.pressed' };

/** `busy`: it is on its way; `chooses`: the form stands; `failed`: it did not work; `waits`: too many tries, nothing is sent before the pause is over. */
export type PasswordChangeTag = 'busy' | 'chooses' | 'failed' | 'waits';

export interface OfError {
  readonly error: ErrorFacts;
}

/** What is wrong with the new password as it stands. */
export const faultOfNext = ({ next, owner }: Pick<PasswordChangeContext, 'next' | 'owner'>) =>
  faultOf({ password: next, link: owner });

/** How long a pause is where the server names none, in s. */
const defaultWait = 60;
const hasReason = ({ error }: OfError, code: string): boolean =>
  error.reasons?.some((reason) => reason.code === code) === true;

/** Everything but the chart. */
export const passwordChangeSetup = setup({
  types: typed<{
    context: PasswordChangeContext;
    events: PasswordChangeEvent;
    input: PasswordChangeInput;
    tags: PasswordChangeTag;
  }>(),
  actors: {
    /** The session goes on here with a token of its own before it resolves. */
    change: fromPromise<void, { readonly current: string; readonly next: string }>(notProvided),
  },
  guards: {
    isSound: ({ context }) =>
      context.current !== '' && context.next !== context.current && faultOfNext(context) === undefined,
    isWrong: (_, failed: OfError) => hasReason(failed, 'password_wrong'),
    isTooMany: (_, { error }: OfError) => error.code === 'too_many',
    isRefused: (_, { error }: OfError) => (error.reasons ?? []).length > 0,
    // No answer came: it may have been saved.
    isUnknown: (_, { error }: OfError) => error.status === 0 || error.status >= 500,
  },
  actions: {
    typeCurrent: assign({ current: (_, { password }: Typed) => password }),
    typeNext: assign({ next: (_, { password }: Typed) => password }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null }),
    forgetCurrent: assign({ current: '' }),
    forgetBoth: assign({ current: '', next: '', error: null }),
  },
  delays: { pause: ({ context }) => (context.error?.retryAfter ?? defaultWait) * 1_000 },
});
