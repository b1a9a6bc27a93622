/** Setup of the caseReport machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, typed } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** Whether the organisation hears who speaks. */
export type How = 'named' | 'anonymous';

/** What the organisation said to a case; `id` only of one with a name. */
export interface CaseReceipt {
  readonly id: string | null;
  /** The day by which somebody answers. */
  readonly answerBy: string;
}

/** What an earlier load of this tab left: a code that nobody has kept; without a receipt its case may not have arrived. */
export interface LeftCode {
  readonly code: string;
  readonly receipt: CaseReceipt | null;
}

export interface CaseReportContext {
  readonly how: How | null;
  readonly left: LeftCode | null;
  /** The code of a case without a name, from the moment it is sent until it is kept. */
  readonly code: string | null;
  readonly receipt: CaseReceipt | null;
  /** Names of pictures that could not be drawn again. */
  readonly unreadable: readonly string[];
  /** A case of an earlier load never arrived: its words are here, its files are not. */
  readonly isLost: boolean;
  readonly error: ErrorFacts | null;
  /** Number of lost answers in a row. */
  readonly tries: number;
}

export type CaseReportEvent =
  | { readonly type: 'how.chosen'; readonly how: How }
  | { readonly type: 'promise.read' }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'files.chosen' }
  | { readonly type: 'review.pressed' }
  | { readonly type: 'edit.pressed' }
  /** `code` is new; it is used unless there is one already. */
  | { readonly type: 'send.pressed'; readonly code: string }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'kept.pressed' }
  | { readonly type: 'another.pressed' };

/** `writes`: the words can be changed; `busy`: something is in progress; `checks`: the outcome is unknown. */
export type CaseReportTag = 'writes' | 'busy' | 'checks';

/** What is sent or checked. */
export type Sending = Pick<CaseReportContext, 'how' | 'code'>;

/** The receipt of a case that arrived; else whether its words and files are here to be sent again. */
export type CaseCheck =
  | { readonly receipt: CaseReceipt }
  | { readonly receipt: null; readonly isHere: boolean };

export interface OfReport {
  readonly error: ErrorFacts;
}
interface OfCheck {
  readonly check: CaseCheck;
}

const firstPauseMs = 1_000;
const lastPauseMs = 30_000;
/** At this count the pause has reached its maximum, so counting stops. */
const maxTries = 6;

/** The setup of the machine. Words and files are held by the provider of the actors. */
export const caseReportSetup = setup({
  types: typed<{
    context: CaseReportContext;
    events: CaseReportEvent;
    input: Pick<CaseReportContext, 'left'>;
    tags: CaseReportTag;
  }>(),
  actors: {
    /** Makes the chosen files fit; of a case without a name only what was drawn again. Answers names of the others. */
    prepare: fromPromise<readonly string[], Pick<CaseReportContext, 'how'>>(notProvided),
    /** Sends the words and files; a repeat has the same code, or the same key. */
    send: fromPromise<CaseReceipt, Sending>(notProvided),
    /** Opens the case by its code. */
    check: fromPromise<CaseCheck, Sending>(notProvided),
  },
  guards: {
    isLeft: ({ context }) => context.left !== null && context.left.receipt === null,
    isLeftArrived: ({ context }) => context.left !== null && context.left.receipt !== null,
    isAnonymous: ({ context }) => context.how === 'anonymous',
    isRefused: (_, { error }: OfReport) => isRefusal(error),
    hasArrived: ({ context }, { check }: OfCheck) => context.code !== null && check.receipt !== null,
    isHere: (_, { check }: OfCheck) => check.receipt === null && check.isHere,
  },
  actions: {
    takeHow: assign({ how: (_, { how }: { readonly how: How }) => how, error: null }),
    takeLeft: assign({
      how: 'anonymous',
      code: ({ context }) => context.left?.code ?? null,
      receipt: ({ context }) => context.left?.receipt ?? null,
      left: null,
    }),
    takeCode: assign({
      code: ({ context: { how, code } }, given: { readonly code: string }) =>
        how === 'anonymous' ? (code ?? given.code) : null,
      error: null,
      tries: 0,
      isLost: false,
    }),
    takeReceipt: assign({
      receipt: (_, { receipt }: { readonly receipt: CaseReceipt | null }) => receipt,
      error: null,
      tries: 0,
    }),
    noteUnreadable: assign({ unreadable: (_, { names }: { readonly names: readonly string[] }) => names }),
    noteError: assign({ error: (_, { error }: OfReport) => error }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    noteLost: assign({ isLost: true, error: null, tries: 0 }),
    dropCode: assign({ code: null, receipt: null }),
    /** The next case is a new one. */
    reset: assign({ how: null, code: null, receipt: null, unreadable: [], isLost: false, error: null }),
    /** Stores the code until it is kept; this tab only. */
    keep: outside<LeftCode | null>(),
    /** Forgets the words and files that were sent. */
    forgetWords: outside(),
  },
  delays: {
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
