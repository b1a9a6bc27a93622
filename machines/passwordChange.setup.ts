/** Setup of the password-change machine: context, events, guards and actions (spec §7 "Passwords"). */
import { assign, fromPromise, setup } from 'xstate';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { faultOf } from './newPassword.setup.ts';
import { notProvided, typed } from './actorHelpers.ts';

/** The owner of the password: words that the new password must not contain. */
export interface PasswordChangeInput {
  readonly owner: LinkFacts;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  readonly current: string;
  readonly next: string;
  /** Why the save failed, or why its outcome is unknown. */
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

/**
 * `busy`: a request is in progress; `chooses`: the form is shown; `failed`: the last attempt failed; `waits`:
 * too many attempts, so nothing is sent before the pause ends.
 */
export type PasswordChangeTag = 'busy' | 'chooses' | 'failed' | 'waits';

export interface OfError {
  readonly error: ErrorFacts;
}

/** The rule that the new password breaks. */
export const faultOfNext = ({ next, owner }: Pick<PasswordChangeContext, 'next' | 'owner'>) =>
  faultOf({ password: next, link: owner });

/** Pause if the server names none, in s. */
const defaultWait = 60;
const hasReason = ({ error }: OfError, code: string): boolean =>
  error.reasons?.some((reason) => reason.code === code) === true;

/** The setup of the machine. */
export const passwordChangeSetup = setup({
  types: typed<{
    context: PasswordChangeContext;
    events: PasswordChangeEvent;
    input: PasswordChangeInput;
    tags: PasswordChangeTag;
  }>(),
  actors: {
    /** Resolves after the session has taken its new token. */
    change: fromPromise<void, { readonly current: string; readonly next: string }>(notProvided),
  },
  guards: {
    isSound: ({ context }) =>
      context.current !== '' && context.next !== context.current && faultOfNext(context) === undefined,
    isWrong: (_, failed: OfError) => hasReason(failed, 'password_wrong'),
    isTooMany: (_, { error }: OfError) => error.code === 'too_many',
    isRefused: (_, { error }: OfError) => (error.reasons ?? []).length > 0,
    // No usable answer came, so the password may have been saved.
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
