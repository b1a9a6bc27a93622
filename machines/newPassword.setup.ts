/** Setup of the new-password machine: context, events, guards and actions (spec §7 "Passwords"). */
import { assign, fromPromise, setup } from 'xstate';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { passwordFault, type LinkPurpose } from '#schema/auth/auth.rules.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

/** The way to this page: each way accepts its own links. */
export interface NewPasswordInput {
  /** The token of the mailed link, or of the challenge at sign-in; empty if there is none. */
  readonly token: string;
  readonly way: LinkPurpose;
}

export interface NewPasswordContext extends NewPasswordInput {
  /** The facts of the link; null before they are known. */
  readonly link: LinkFacts | null;
  readonly password: string;
  /** The password was submitted although it breaks the rules. */
  readonly isFaulty: boolean;
  /** Why the check of the link or the save failed. */
  readonly error: ErrorFacts | null;
}

export type NewPasswordEvent =
  | { readonly type: 'password.typed'; readonly password: string }
  | { readonly type: 'save.pressed' }
  | { readonly type: 'retry.pressed' };

/** `busy`: a request is in progress; `chooses`: the form is shown; `failed`: the last attempt failed. */
export type NewPasswordTag = 'busy' | 'chooses' | 'failed';

/** The result of a save: a session token, or null if the user must sign in. */
export type SavedPassword = string | null;

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfLink {
  readonly link: LinkFacts;
}
interface Typed {
  readonly password: string;
}

/** Words about the person that the password must not consist of, as far as the link contains them. */
export const aboutOf = (link: LinkFacts | null): readonly string[] =>
  [link?.firstName ?? '', link?.organization ?? '', ...(link?.email ?? '').split(/[@.]/u)].filter(Boolean);

/** The rule that the current password breaks. */
export const faultOf = ({ password, link }: Pick<NewPasswordContext, 'password' | 'link'>) =>
  passwordFault(password, aboutOf(link));

/** The link purposes that each page accepts; the invitation and the challenge at sign-in share a page. */
const taken: Readonly<Record<LinkPurpose, readonly LinkPurpose[]>> = {
  activation: ['activation', 'challenge'],
  challenge: ['activation', 'challenge'],
  recovery: ['recovery'],
};
const reasonIs = ({ error }: OfError, code: string): boolean =>
  error.reasons?.some((reason) => reason.code === code) === true;

/** The setup of the machine. */
export const newPasswordSetup = setup({
  types: typed<{
    context: NewPasswordContext;
    events: NewPasswordEvent;
    input: NewPasswordInput;
    tags: NewPasswordTag;
  }>(),
  actors: {
    check: fromPromise<LinkFacts, { readonly token: string }>(notProvided),
    save: fromPromise<SavedPassword, NewPasswordInput & { readonly password: string }>(notProvided),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isUsable: ({ context }, { link }: OfLink) =>
      link.valid && link.purpose !== null && taken[context.way].includes(link.purpose),
    isSound: ({ context: { link } }, { password }: Typed) => faultOf({ password, link }) === undefined,
    isVoid: (_, failed: OfError) => reasonIs(failed, 'link_void'),
    isRefused: (_, { error }: OfError) => (error.reasons ?? []).length > 0,
  },
  actions: {
    keepLink: assign({ link: (_, { link }: OfLink) => link }),
    type: assign({
      password: (_, { password }: Typed) => password,
      isFaulty: false,
      error: null,
    }),
    noteFault: assign({ isFaulty: true }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null, isFaulty: false }),
    forgetPassword: assign({ password: '', error: null, isFaulty: false }),
    /** The password is saved: passes the token to the session, if there is one. */
    handOver: outside<{ readonly token: SavedPassword }>(),
  },
});
