/** Setup of the challengeEntry machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';

/** What the server says about one day of one challenge. */
export interface EntryDay {
  /** The day can still be entered. */
  readonly takes: boolean;
  /** The number of the day as entered; null without an entry. */
  readonly value: number | null;
}

export interface ChallengeEntryContext {
  /** Null before the first read. */
  readonly day: EntryDay | null;
  /** What is in the field; null while it holds no number. */
  readonly value: number | null;
  /** An earlier page sent the entry, or left it waiting. */
  readonly isUnderway: boolean;
  /** Enter was pressed without a number. */
  readonly isEmpty: boolean;
  /** The number that the last entry replaced. */
  readonly before: number | null;
  /** An entry of this page was counted. */
  readonly isSaved: boolean;
  /** The entry came after the end, so it does not count. */
  readonly isMissed: boolean;
  /** Why the entry was refused. */
  readonly error: ErrorFacts | null;
  /** Why the last read failed. */
  readonly lost: ErrorFacts | null;
}

export type ChallengeEntryEvent =
  | { readonly type: 'day.arrived'; readonly day: EntryDay }
  | { readonly type: 'day.lost'; readonly error: unknown }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'value.given'; readonly value: number | null }
  | { readonly type: 'enter.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'submission.queued' }
  | { readonly type: 'submission.sending' }
  | { readonly type: 'submission.checking' }
  | { readonly type: 'submission.done' }
  | { readonly type: 'submission.refused'; readonly error: ErrorFacts };

/** `waits`: nothing can be shown yet; `enters`: the field accepts a number; `underway`: the entry is on its way. */
export type ChallengeEntryTag = 'waits' | 'enters' | 'underway';

export interface OfDay {
  readonly day: EntryDay;
}
export interface OfRefusal {
  readonly error: ErrorFacts;
}

/** A refusal with one of these says that the day takes no entry any more. */
const closedCodes: readonly string[] = ['challenge_closed', 'challenge_day_old', 'challenge_day_outside'];

/** The setup of the machine. */
export const challengeEntrySetup = setup({
  types: typed<{
    context: ChallengeEntryContext;
    events: ChallengeEntryEvent;
    input: Pick<ChallengeEntryContext, 'day' | 'value' | 'isUnderway'>;
    tags: ChallengeEntryTag;
  }>(),
  actors: {
    /** Sends the day as it is read. */
    watch: fromPromise<void, Telling<ChallengeEntryEvent>>(silent),
    /** Runs the submission machine of this entry and sends its states. */
    submission: fromPromise<void, Telling<ChallengeEntryEvent> & { readonly value: number | null }>(
      notProvided,
    ),
  },
  guards: {
    isUnderway: ({ context }) => context.day !== null && context.isUnderway,
    isClosedNow: ({ context }) => context.day?.takes === false,
    isKnown: ({ context }) => context.day !== null,
    isEmpty: ({ context }) => context.value === null || Number.isNaN(context.value),
    closes: (_, { day }: OfDay) => !day.takes,
    /** Enter was pressed on a field that shows what is already counted. */
    isUnchanged: ({ context }) => context.value === context.day?.value,
    isReplacing: ({ context }) => context.before !== null && context.before !== context.value,
    cameTooLate: (_, { error }: OfRefusal) =>
      error.reasons?.some(({ code }) => closedCodes.includes(code)) === true,
  },
  actions: {
    /** Reads the day again. */
    askAgain: outside(),
    /** Asks at once whether the entry arrived. */
    checkNow: outside(),
    /** The entry that waits for the network is not sent. */
    takeBack: outside(),
    take: assign({ day: (_, { day }: OfDay) => day, lost: null }),
    /** A field that was not touched follows the server. */
    follow: assign({
      day: (_, { day }: OfDay) => day,
      value: ({ context }, { day }: OfDay) =>
        context.value === (context.day?.value ?? null) ? day.value : context.value,
      lost: null,
    }),
    /** The field begins with what is counted. */
    showCounted: assign({ value: ({ context }) => context.value ?? context.day?.value ?? null }),
    noteLost: assign({ lost: (_, { error }: OfRefusal) => error }),
    give: assign({
      value: (_, { value }: { readonly value: number | null }) => value,
      isEmpty: false,
      isSaved: false,
      before: null,
      error: null,
    }),
    noteEmpty: assign({ isEmpty: true }),
    noteStands: assign({ isSaved: true }),
    noteBefore: assign({
      before: ({ context }) => context.day?.value ?? null,
      isUnderway: true,
      isSaved: false,
      error: null,
    }),
    /** What was sent is counted; the server's own number follows. */
    noteCounted: assign({
      day: ({ context }) => (context.day === null ? null : { ...context.day, value: context.value }),
      isSaved: true,
    }),
    endUnderway: assign({ isUnderway: false }),
    noteMissed: assign({ isMissed: true }),
    noteRefusal: assign({ error: (_, { error }: OfRefusal) => error }),
  },
});
