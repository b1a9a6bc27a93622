/** What the chart of signing in by a one-time code works with: what it knows, what can happen, its questions and its doings (spec §7 "Auth and org", §8). */
import { assign, fromPromise, setup } from 'xstate';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

/** Why a call about a code did not do what was meant, by the three rules of spec §8; `unreached` is none of them: no answer came. */
export type CodeFailure =
  | { readonly rule: 'said'; readonly words: string }
  | { readonly rule: 'unverified' }
  | { readonly rule: 'status' }
  | { readonly rule: 'unreached'; readonly error: ErrorFacts };

/** What asking for a code came to. */
export interface CodeSent {
  readonly success: boolean;
  /** The server's own words. */
  readonly error: string | null;
  /** How long until another may be asked for, and until this one is over, in ms. */
  readonly resendInMs: number;
  readonly validForMs: number;
}

/** What checking one came to. */
export interface CodeChecked {
  readonly error: string | null;
  /** The session; null where the code opened none. */
  readonly token: string | null;
}

export interface OneTimeCodeContext {
  /** Where the code goes. */
  readonly address: string;
  /** Digits typed so far. */
  readonly code: string;
  /** It was sent off without a whole address, or without all digits. */
  readonly isIncomplete: boolean;
  readonly sent: CodeSent | null;
  /** It is not the first one: the one before counts no longer. */
  readonly isAnother: boolean;
  /** Wrong codes since the last one was sent. */
  readonly tries: number;
  readonly failure: CodeFailure | null;
  /** Why no other code was sent. */
  readonly resendFailure: CodeFailure | null;
  /** How long the server asks to wait, in ms. */
  readonly waitMs: number;
}

export type OneTimeCodeEvent =
  | { readonly type: 'address.given'; readonly address: string }
  | { readonly type: 'address.left' }
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'code.given' }
  | { readonly type: 'resend.pressed' };

/** `asks`: for the address; `enters`: the field takes a code; `busy`: address or code is on its way; `failed`: it did not work. */
export type OneTimeCodeTag = 'asks' | 'enters' | 'busy' | 'failed';

export interface OfCodeError {
  readonly error: ErrorFacts;
}
export interface OfSent {
  readonly sent: CodeSent;
}
export interface OfChecked {
  readonly checked: CodeChecked;
}
interface Typed {
  readonly code: string;
}

/** Where a server asks to wait without saying how long, in ms. */
const defaultWaitMs = 60_000;

/** The digits of what was typed or pasted, as many as a code has. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').slice(0, oneTimeCode.digits);
const isWhole = (code: string): boolean => digitsOf(code).length === oneTimeCode.digits;

/** Says which rule of spec §8 a failed call falls under. */
export function failureOf({ error }: OfCodeError): CodeFailure {
  const words = error.reasons?.[0]?.message ?? (error.code === 'other' ? error.message : '');
  if (words !== '' && words !== `Error ${error.status}`) return { rule: 'said', words };
  return error.status === 0 ? { rule: 'unreached', error } : { rule: 'status' };
}
const refused = (error: string | null): CodeFailure =>
  error === null || error === '' ? { rule: 'unverified' } : { rule: 'said', words: error };

/** Everything but the chart. */
export const oneTimeCodeSetup = setup({
  types: typed<{ context: OneTimeCodeContext; events: OneTimeCodeEvent; tags: OneTimeCodeTag }>(),
  actors: {
    request: fromPromise<CodeSent, { readonly address: string }>(notProvided),
    verify: fromPromise<CodeChecked, { readonly address: string; readonly code: string }>(notProvided),
  },
  guards: {
    isAddress: (_, { address }: { readonly address: string }) => /^\S+@\S+\.\S+$/u.test(address.trim()),
    isWhole: (_, { code }: Typed) => isWhole(code),
    isSent: (_, { sent }: OfSent) => sent.success,
    isOpened: (_, { checked }: OfChecked) => checked.token !== null,
    isLastTry: ({ context }) => context.tries + 1 >= oneTimeCode.tries,
    isTooMany: (_, { error }: OfCodeError) => error.code === 'too_many',
    isVoid: (_, { error }: OfCodeError) => error.reasons?.some(({ code }) => code === 'otp_void') === true,
  },
  actions: {
    takeAddress: assign({
      address: (_, { address }: { readonly address: string }) => address.trim(),
      isIncomplete: false,
      failure: null,
    }),
    keepSent: assign({
      sent: (_, { sent }: OfSent) => sent,
      isAnother: ({ context }) => context.sent !== null,
      tries: 0,
    }),
    type: assign({ code: (_, { code }: Typed) => digitsOf(code), isIncomplete: false, failure: null }),
    noteIncomplete: assign({ isIncomplete: true, failure: null }),
    noteUnsent: assign({ failure: (_, { sent }: OfSent) => refused(sent.error) }),
    noteNotResent: assign({ resendFailure: (_, { sent }: OfSent) => refused(sent.error) }),
    noteWrong: assign({
      failure: (_, { checked }: OfChecked) => refused(checked.error),
      tries: ({ context }) => context.tries + 1,
    }),
    noteFailed: assign({ failure: (_, failed: OfCodeError) => failureOf(failed) }),
    noteResendFailed: assign({ resendFailure: (_, failed: OfCodeError) => failureOf(failed) }),
    noteWait: assign({
      waitMs: (_, { error }: OfCodeError) =>
        error.retryAfter === undefined ? defaultWaitMs : error.retryAfter * 1000,
    }),
    /** The server's pause counts instead of the one that was meant. */
    rest: assign({
      sent: ({ context: { sent, waitMs } }) => (sent === null ? null : { ...sent, resendInMs: waitMs }),
    }),
    dropFailure: assign({ failure: null, isIncomplete: false }),
    dropResendFailure: assign({ resendFailure: null }),
    /** What belongs to the code before: the address stays. */
    forgetCode: assign({ code: '', isIncomplete: false, failure: null, resendFailure: null }),
    forgetSent: assign({ sent: null, isAnother: false, tries: 0 }),
    /** Gives the session its token. */
    handOver: outside<{ readonly token: string }>(),
  },
  delays: {
    resendPause: ({ context }) => context.sent?.resendInMs ?? 0,
    codeValid: ({ context }) => context.sent?.validForMs ?? 0,
    wait: ({ context }) => context.waitMs,
  },
});
