/** Setup of the cycle machine: context, events, guards and actions (spec §7 "Surveys, evaluations, programs"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { cycleStepsIn, type CyclePhase, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { notProvided, typed } from './actorHelpers.ts';

/** What the machine reads of a cycle. */
export interface LedCycle {
  readonly id: string;
  readonly phase: CyclePhase;
}

/** A part of the score with its share in percent. */
export interface PlannedPart {
  readonly kind: EvaluationKind;
  readonly weight: number;
}

/** How a cycle begins. Without departments, groups and people, everybody is evaluated. */
export interface BeginPlan {
  readonly audience: {
    readonly departmentIds: readonly string[];
    readonly groupIds: readonly string[];
    readonly userIds: readonly string[];
    /** Months since admission. */
    readonly tenureFrom: number | null;
    readonly tenureTo: number | null;
  };
  readonly parts: readonly PlannedPart[];
  readonly peers: number;
  readonly nominateUntil: string | null;
  readonly confirmUntil: string | null;
  readonly writeUntil: string | null;
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
  readonly remindAfter: readonly number[];
  /** The administrator was told for how many people a part is hidden. */
  readonly hides: boolean;
}

/** Whose results are shared: of people, of a leader's team, or of all that are not shared yet. */
export interface ShareOrder {
  readonly personIds?: readonly string[] | undefined;
  readonly leaderId?: string | undefined;
  /** The day on which they are shared; at once without one. */
  readonly on?: string | undefined;
}

/** A step that the administrator confirmed; its name is that of the rules. */
export type CycleOrder =
  | { readonly step: 'begin'; readonly plan: BeginPlan }
  | { readonly step: 'advance' }
  | { readonly step: 'addPeople'; readonly userIds: readonly string[] }
  | { readonly step: 'remind' }
  | ({ readonly step: 'share' } & ShareOrder);

/** What came of a step: the cycle if the answer shows it, and how many people it concerns. */
export interface Taken {
  readonly cycle: LedCycle | null;
  readonly count: number | null;
}

export interface CycleContext {
  readonly cycle: LedCycle;
  /** The last step that was ordered. */
  readonly order: CycleOrder | null;
  /** What came of it; null before its answer. */
  readonly taken: Taken | null;
  /** Why the step, or reading the cycle again, failed. */
  readonly error: ErrorFacts | null;
}

export type CycleEvent =
  | { readonly type: 'step.ordered'; readonly order: CycleOrder }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'reload.pressed' }
  /** The cycle as another read showed it. */
  | { readonly type: 'cycle.seen'; readonly cycle: LedCycle };

/**
 * `rests`: steps can be ordered; `busy`: a request is in progress; `doubts`: whether the step was taken is unknown;
 * `failed`: the last attempt failed.
 */
export type CycleTag = 'rests' | 'busy' | 'doubts' | 'failed';

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfCycle {
  readonly cycle: LedCycle;
}
interface OfOrder {
  readonly order: CycleOrder;
}
interface OfTaken {
  readonly taken: Taken;
}

/** Pause before an unknown outcome is looked up, in ms. */
const settleMs = 2_000;

const isRefusal = ({ status, recoverable, retryable }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && (!recoverable || retryable === false);
const says = ({ reasons = [] }: ErrorFacts, ...codes: readonly string[]): boolean =>
  reasons.some(({ code }) => codes.includes(code));

/** The setup of the machine. */
export const evaluationCycleSetup = setup({
  types: typed<{
    context: CycleContext;
    events: CycleEvent;
    input: { readonly cycle: LedCycle };
    tags: CycleTag;
  }>(),
  actors: {
    /** Takes a step once: the same order has the same `Idempotency-Key` until an answer comes. */
    take: fromPromise<Taken, { readonly cycle: LedCycle; readonly order: CycleOrder | null }>(notProvided),
    load: fromPromise<LedCycle, { readonly id: string }>(notProvided),
  },
  guards: {
    isPhase: ({ context }, { phase }: { readonly phase: CyclePhase }) => context.cycle.phase === phase,
    mayTake: ({ context }, { order }: OfOrder) => cycleStepsIn[context.cycle.phase].includes(order.step),
    // Another administrator, or a day, moved the cycle, or its draft was removed.
    isOvertaken: (_, { error }: OfError) =>
      says(error, 'evaluation_moved', 'evaluation_step') || error.code === 'not_found',
    isRefused: (_, { error }: OfError) => isRefusal(error),
  },
  actions: {
    takeOrder: assign({ order: (_, { order }: OfOrder) => order, taken: null, error: null }),
    takeCycle: assign({ cycle: (_, { cycle }: OfCycle) => cycle, error: null }),
    noteTaken: assign({
      taken: (_, { taken }: OfTaken) => taken,
      cycle: ({ context }, { taken }: OfTaken) => taken.cycle ?? context.cycle,
      error: null,
    }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
  },
  delays: { settle: settleMs },
});
