/** Setup of the one-time-code machine: context, events, guards and actions (spec §7 "Auth and org", §8). */
import { assign, fromPromise, setup } from 'xstate';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';

/**
 * Why a call about a code failed, by the three rules of spec §8; `unreached` is outside these rules: no
 * answer came.
 */
export type CodeFailure =
  | { readonly rule: 'said'; readonly words: string }
  | { readonly rule: 'unverified' }
  | { readonly rule: 'status' }
  | { readonly rule: 'unreached'; readonly error: ErrorFacts };

/** The result of a request for a code. */
export interface CodeSent {
  readonly success: boolean;
  /** The server's message. */
  readonly error: string | null;
  /** Time until another code may be requested, and validity of this code, in ms. */
  readonly resendInMs: number;
  readonly validForMs: number;
}

/** The result of a verification. */
export interface CodeChecked {
  readonly error: string | null;
  /** The session token; null if the code opened no session. */
  readonly token: string | null;
}

export interface OneTimeCodeContext {
  /** The address that receives the code. */
  readonly address: string;
  /** Digits entered so far. */
  readonly code: string;
  /** The form was submitted without a complete address or without all digits. */
  readonly isIncomplete: boolean;
  readonly sent: CodeSent | null;
  /** The code replaces an earlier one, which is no longer valid. */
  readonly isAnother: boolean;
  /** Wrong codes since the last one was sent. */
  readonly tries: number;
  readonly failure: CodeFailure | null;
  /** Why the resend failed. */
  readonly resendFailure: CodeFailure | null;
  /** The wait that the server requires, in ms. */
  readonly waitMs: number;
}

export type OneTimeCodeEvent =
  | { readonly type: 'address.given'; readonly address: string }
  | { readonly type: 'address.left' }
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'code.given' }
  | { readonly type: 'resend.pressed' };

/**
 * `asks`: for the address; `enters`: the field accepts a code; `busy`: the address or code is being sent;
 * `failed`: the last attempt failed.
 */
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

/** Wait if the server requires one without a duration, in ms. */
const defaultWaitMs = 60_000;

/** The digits of typed or pasted text, up to the length of a code. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').slice(0, oneTimeCode.digits);
const isWhole = (code: string): boolean => digitsOf(code).length === oneTimeCode.digits;

/** The rule of spec §8 for a failed call. */
export function failureOf({ error }: OfCodeError): CodeFailure {
  const words = error.reasons?.[0]?.message ?? error.said;
  if (words !== undefined) return { rule: 'said', words };
  return error.status === 0 ? { rule: 'unreached', error } : { rule: 'status' };
}
const refused = (error: string | null): CodeFailure =>
  error === null || error === '' ? { rule: 'unverified' } : { rule: 'said', words: error };

/** The setup of the machine. */
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
    /** The pause of the server replaces the planned pause. */
    rest: assign({
      sent: ({ context: { sent, waitMs } }) => (sent === null ? null : { ...sent, resendInMs: waitMs }),
    }),
    dropFailure: assign({ failure: null, isIncomplete: false }),
    dropResendFailure: assign({ resendFailure: null }),
    /** Clears the state of the previous code; the address stays. */
    forgetCode: assign({ code: '', isIncomplete: false, failure: null, resendFailure: null }),
    forgetSent: assign({ sent: null, isAnother: false, tries: 0 }),
    /** Passes the token to the session. */
    handOver: outside<{ readonly token: string }>(),
  },
  delays: {
    resendPause: ({ context }) => context.sent?.resendInMs ?? 0,
    codeValid: ({ context }) => context.sent?.validForMs ?? 0,
    wait: ({ context }) => context.waitMs,
  },
});
