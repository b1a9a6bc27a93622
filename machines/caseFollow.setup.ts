/** Setup of the caseFollow machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { caseCodePattern, plainCaseCode } from '#schema/feedback/cases.rules.ts';
import type { CaseFollowed } from '#schema/feedback/cases.shapes.ts';
import { notProvided, typed } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

export interface CaseFollowContext {
  /** Plain; empty while none opens a case. It stays in memory. */
  readonly code: string;
  /** What was typed is no whole code. */
  readonly isIncomplete: boolean;
  readonly opened: CaseFollowed | null;
  /** Why it did not open, or why nothing was added. */
  readonly error: ErrorFacts | null;
  /** The wait that the server requires, in ms. */
  readonly waitMs: number;
  /** Changes with each message that was added: the form begins anew. */
  readonly round: 0 | 1;
}

export type CaseFollowEvent =
  | { readonly type: 'code.given'; readonly code: string }
  | { readonly type: 'add.pressed' }
  | { readonly type: 'again.pressed' }
  | { readonly type: 'case.left' };

/** `asks`: for the code; `busy`: a request is in progress; `shows`: the case. */
export type CaseFollowTag = 'asks' | 'busy' | 'shows';

export interface OfFollowError {
  readonly error: ErrorFacts;
}
export interface OfFollowed {
  readonly opened: CaseFollowed;
}
interface OfCode {
  readonly code: string;
}

/** Wait if the server requires one without a duration, in ms. */
const defaultWaitMs = 60_000;

/** The setup of the machine. The words and files that are added are held by the provider of the actors. */
export const caseFollowSetup = setup({
  types: typed<{ context: CaseFollowContext; events: CaseFollowEvent; tags: CaseFollowTag }>(),
  actors: {
    open: fromPromise<CaseFollowed, OfCode>(notProvided),
    /** A repeat adds nothing twice. */
    add: fromPromise<CaseFollowed, OfCode>(notProvided),
  },
  guards: {
    isCode: (_, { code }: OfCode) => caseCodePattern.test(plainCaseCode(code)),
    isClosed: (_, { opened }: OfFollowed) => opened.state === 'closed',
    isUnknown: (_, { error }: OfFollowError) => error.code === 'not_found',
    isTooMany: (_, { error }: OfFollowError) => error.code === 'too_many',
    /** It was closed, or filled up, meanwhile. */
    isOld: (_, { error }: OfFollowError) => error.code === 'conflict' && isRefusal(error),
  },
  actions: {
    takeCode: assign({
      code: (_, { code }: OfCode) => plainCaseCode(code),
      isIncomplete: false,
      error: null,
    }),
    noteIncomplete: assign({ isIncomplete: true }),
    show: assign({ opened: (_, { opened }: OfFollowed) => opened }),
    noteAdded: assign({ round: ({ context }) => (context.round === 0 ? 1 : 0), error: null }),
    noteError: assign({ error: (_, { error }: OfFollowError) => error }),
    noteWait: assign({
      waitMs: (_, { error }: OfFollowError) =>
        error.retryAfter === undefined ? defaultWaitMs : error.retryAfter * 1_000,
    }),
    dropError: assign({ error: null }),
    drop: assign({ code: '', opened: null, error: null, isIncomplete: false }),
  },
  delays: { wait: ({ context }) => context.waitMs },
});
