/** What the chart of choosing a password works with: what it knows, what can happen, its questions and its doings (spec §7 "Passwords"). */
import { assign, fromPromise, setup } from 'xstate';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { passwordFault, type LinkPurpose } from '#schema/auth/auth.rules.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

/** By which way somebody came here: each takes links of its own. */
export interface NewPasswordInput {
  /** The token of the mailed link, or of the question that sign-in asked; empty where there is none. */
  readonly token: string;
  readonly way: LinkPurpose;
}

export interface NewPasswordContext extends NewPasswordInput {
  /** Whose link it is; null before that is known. */
  readonly link: LinkFacts | null;
  readonly password: string;
  /** It was sent off although the rules say no. */
  readonly isFaulty: boolean;
  /** Why the link could not be checked or the password was not saved. */
  readonly error: ErrorFacts | null;
}

export type NewPasswordEvent =
  | { readonly type: 'password.typed'; readonly password: string }
  | { readonly type: 'save.pressed' }
  | { readonly type: 'retry.pressed' };

/** `busy`: something is on its way; `chooses`: the form stands; `failed`: it did not work. */
export type NewPasswordTag = 'busy' | 'chooses' | 'failed';

/** What saving comes to: a session, or null where one signs in oneself. */
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

/** Words of the person that a password must not be made of, as far as the link tells them. */
export const aboutOf = (link: LinkFacts | null): readonly string[] =>
  [link?.firstName ?? '', link?.organization ?? '', ...(link?.email ?? '').split(/[@.]/u)].filter(Boolean);

/** What is wrong with the password as it stands. */
export const faultOf = ({ password, link }: Pick<NewPasswordContext, 'password' | 'link'>) =>
  passwordFault(password, aboutOf(link));

/** The links that each page takes; the mailed invitation and the question of sign-in are answered alike. */
const taken: Readonly<Record<LinkPurpose, readonly LinkPurpose[]>> = {
  activation: ['activation', 'challenge'],
  challenge: ['activation', 'challenge'],
  recovery: ['recovery'],
};
const reasonIs = ({ error }: OfError, code: string): boolean =>
  error.reasons?.some((reason) => reason.code === code) === true;

/** Everything but the chart. */
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
    /** The password counts: gives the session its token, where there is one. */
    handOver: outside<{ readonly token: SavedPassword }>(),
  },
});
