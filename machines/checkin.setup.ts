/** Setup of the checkin machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { GoalConfidence } from '#schema/goals/goals.rules.ts';
import { fitsUnit, isGoalNumber, type GoalMeasure, type GoalScale } from '#schema/goals/progress.ts';
import { notProvided, outside, typed, type Telling } from './actorHelpers.ts';

/** An uploaded file of a check-in; `key` is what the call takes. */
export interface CheckinFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** What a check-in says. */
export interface CheckinWords {
  /** Null while nothing is typed, and where the progress comes from a checklist or from parts. */
  readonly value: number | null;
  readonly confidence: GoalConfidence | null;
  readonly note: string;
  /** The earlier check-in that it corrects; null for none. */
  readonly correctsId: string | null;
  readonly files: readonly CheckinFile[];
}

/** A field of a check-in that is not sound yet. */
export type CheckinFault = 'value' | 'confidence';

export interface CheckinContext {
  readonly measure: GoalMeasure;
  /** What values of the goal are compared with. */
  readonly scale: GoalScale;
  readonly words: CheckinWords;
  /** An earlier page sent the check-in, or left it waiting. */
  readonly isUnderway: boolean;
  readonly faults: readonly CheckinFault[];
  /** Why it was refused. */
  readonly error: ErrorFacts | null;
}

export type CheckinEvent =
  | { readonly type: 'words.changed'; readonly words: Partial<CheckinWords> }
  | { readonly type: 'save.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'again.pressed' }
  | { readonly type: 'submission.queued' }
  | { readonly type: 'submission.sending' }
  | { readonly type: 'submission.checking' }
  | { readonly type: 'submission.done' }
  | { readonly type: 'submission.refused'; readonly error: ErrorFacts };

/** `writes`: the fields accept words; `underway`: the check-in is on its way; `over`: nothing can be written. */
export type CheckinTag = 'writes' | 'underway' | 'over';

export interface OfRefusal {
  readonly error: ErrorFacts;
}

/** A check-in in which nothing is written. */
export const noWords: CheckinWords = {
  value: null,
  confidence: null,
  note: '',
  correctsId: null,
  files: [],
};

/** Whether the progress comes from a value that is typed. */
export const takesValue = (measure: GoalMeasure): boolean => measure === 'number' || measure === 'yes_no';

/** Whether a typed value can be one of the goal. */
const fits = ({ measure, scale }: Pick<CheckinContext, 'measure' | 'scale'>, value: number | null): boolean =>
  value !== null && isGoalNumber(value) && fitsUnit({ measure, ...scale }, value);

const faultsOf = ({ words, ...goal }: CheckinContext): readonly CheckinFault[] => [
  ...(takesValue(goal.measure) && !fits(goal, words.value) ? (['value'] as const) : []),
  ...(words.confidence === null ? (['confidence'] as const) : []),
];

/** The setup of the machine. */
export const checkinSetup = setup({
  types: typed<{
    context: CheckinContext;
    events: CheckinEvent;
    input: Pick<CheckinContext, 'measure' | 'scale' | 'words' | 'isUnderway'>;
    tags: CheckinTag;
  }>(),
  actors: {
    /** Runs the submission machine of this check-in and sends its states. */
    submission: fromPromise<void, Telling<CheckinEvent> & { readonly words: CheckinWords }>(notProvided),
  },
  guards: {
    isUnderway: ({ context }) => context.isUnderway,
    isFaulty: ({ context }) => faultsOf(context).length > 0,
    isClosed: (_, { error }: OfRefusal) =>
      error.reasons?.some(({ code }) => code === 'goal_period_closed') === true,
  },
  actions: {
    /** The check-in that waits for the network is not sent. */
    takeBack: outside(),
    /** Asks at once whether the check-in arrived. */
    checkNow: outside(),
    take: assign({
      words: ({ context }, { words }: { readonly words: Partial<CheckinWords> }) => ({
        ...context.words,
        ...words,
      }),
      faults: ({ context }, { words }: { readonly words: Partial<CheckinWords> }) =>
        context.faults.filter((fault) => !(fault in words)),
      error: null,
    }),
    noteFaults: assign({ faults: ({ context }) => faultsOf(context) }),
    dropFaults: assign({ faults: [], error: null }),
    beginUnderway: assign({ isUnderway: true }),
    endUnderway: assign({ isUnderway: false }),
    noteRefusal: assign({ error: (_, { error }: OfRefusal) => error }),
    dropWords: assign({ words: noWords, faults: [], error: null }),
  },
});
