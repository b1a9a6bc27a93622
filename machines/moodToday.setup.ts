/** Setup of the moodToday machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { MoodCode } from '#schema/wellbeing/moods.rules.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';

/** One mood with its note; null without one. */
export interface DayMood {
  readonly moodId: MoodCode;
  readonly note: string | null;
}

export interface MoodTodayContext {
  /** What the server has of the day; null without a mood. */
  readonly stored: DayMood | null;
  /** What the person chose last; null before the first choice. */
  readonly chosen: DayMood | null;
  /** An earlier page sent the choice, or left it waiting. */
  readonly isUnderway: boolean;
  /** Why the choice was refused. */
  readonly error: ErrorFacts | null;
}

export type MoodTodayEvent =
  | { readonly type: 'day.arrived'; readonly stored: DayMood | null }
  | { readonly type: 'day.ended' }
  | { readonly type: 'mood.chosen'; readonly moodId: MoodCode }
  | { readonly type: 'note.given'; readonly note: string | null }
  | { readonly type: 'check.pressed' }
  | { readonly type: 'submission.queued' }
  | { readonly type: 'submission.sending' }
  | { readonly type: 'submission.checking' }
  | { readonly type: 'submission.done' }
  | { readonly type: 'submission.refused'; readonly error: ErrorFacts };

/** `notes`: a note can be written; `underway`: the choice is on its way. */
export type MoodTodayTag = 'notes' | 'underway';

export interface OfStored {
  readonly stored: DayMood | null;
}
export interface OfMood {
  readonly moodId: MoodCode;
}
export interface OfNote {
  readonly note: string | null;
}
export interface OfRefusal {
  readonly error: ErrorFacts;
}

const isSame = (one: DayMood | null, other: DayMood | null): boolean =>
  one?.moodId === other?.moodId && (one?.note ?? null) === (other?.note ?? null);

/** The setup of the machine. */
export const moodTodaySetup = setup({
  types: typed<{
    context: MoodTodayContext;
    events: MoodTodayEvent;
    input: Pick<MoodTodayContext, 'stored' | 'chosen' | 'isUnderway'>;
    tags: MoodTodayTag;
  }>(),
  actors: {
    /** Sends the day as it is read, and when it ends. */
    watch: fromPromise<void, Telling<MoodTodayEvent>>(silent),
    /** Runs the submission machine of this choice and sends its states. */
    submission: fromPromise<void, Telling<MoodTodayEvent> & Pick<MoodTodayContext, 'chosen' | 'stored'>>(
      notProvided,
    ),
  },
  guards: {
    isUnderway: ({ context }) => context.isUnderway && context.chosen !== null,
    isEmptyDay: (_, { stored }: OfStored) => stored === null,
    isStored: ({ context }) => context.stored !== null,
    /** A press on the mood that is already chosen, with nothing else to save. */
    isStanding: ({ context }, { moodId }: OfMood) =>
      context.stored?.moodId === moodId && isSame(context.stored, context.chosen ?? context.stored),
    isSameNote: ({ context }, { note }: OfNote) => (context.stored?.note ?? null) === note,
    /** The day had another mood or note before. */
    isChange: ({ context }) => context.stored !== null && !isSame(context.stored, context.chosen),
  },
  actions: {
    /** Asks at once whether the choice arrived. */
    checkNow: outside(),
    take: assign({ stored: (_, { stored }: OfStored) => stored }),
    /** Without a choice of its own, the day shows what is stored. */
    show: assign({ chosen: ({ context }) => context.stored }),
    choose: assign({
      chosen: ({ context }, { moodId }: OfMood) => ({ moodId, note: context.chosen?.note ?? null }),
      error: null,
    }),
    write: assign({
      chosen: ({ context }, { note }: OfNote) =>
        context.chosen === null ? null : { ...context.chosen, note },
      error: null,
    }),
    begin: assign({ isUnderway: true }),
    end: assign({ isUnderway: false }),
    /** What was sent is stored; the server's own words follow. */
    noteStored: assign({ stored: ({ context }) => context.chosen, error: null }),
    noteRefusal: assign({ error: (_, { error }: OfRefusal) => error }),
    /** Another day begins without a mood. */
    forget: assign({ stored: null, chosen: null, error: null, isUnderway: false }),
  },
});
