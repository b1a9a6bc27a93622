/** Setup of the goalWeights machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, typed } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** A goal of one owner and period with its weight in percent; null without one. */
export interface WeightedGoal {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string | null;
  readonly weight: number | null;
}

/** The weight of one goal as it is typed. */
export interface TypedWeight {
  readonly id: string;
  readonly weight: number | null;
}

export interface GoalWeightsContext {
  /** As they are stored. */
  readonly goals: readonly WeightedGoal[];
  readonly typed: readonly TypedWeight[];
  /** Why saving or reading failed. */
  readonly error: ErrorFacts | null;
}

export type GoalWeightsEvent =
  | { readonly type: 'weight.typed'; readonly id: string; readonly weight: number | null }
  | { readonly type: 'save.pressed' }
  | { readonly type: 'reload.pressed' }
  /** The goals as a read showed them. */
  | { readonly type: 'goals.arrived'; readonly goals: readonly WeightedGoal[] };

/** `types`: weights can be typed; `busy`: a request is in progress. */
export type GoalWeightsTag = 'types' | 'busy';

interface OfGoals {
  readonly goals: readonly WeightedGoal[];
}
export interface OfError {
  readonly error: ErrorFacts;
}
type Weighing = Pick<GoalWeightsContext, 'goals' | 'typed'>;

/** All weights of an owner in a period. */
export const wholeWeight = 100;

/** The goals with the typed weights. */
export const weightsOf = ({ goals, typed: given }: Weighing): readonly WeightedGoal[] =>
  goals.map((goal) => {
    const one = given.find(({ id }) => id === goal.id);
    return one === undefined ? goal : { ...goal, weight: one.weight };
  });

/** What is left of 100; below 0 if it is too much. */
export const weightLeft = (weighing: Weighing): number =>
  wholeWeight - weightsOf(weighing).reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** The goals whose weight changes: what becomes less first, so that the sum is never above 100 between two of them. */
export const weightChanges = (
  weighing: Weighing,
): readonly (WeightedGoal & { readonly was: number | null })[] =>
  weightsOf(weighing)
    .flatMap((goal) => {
      const was = weighing.goals.find(({ id }) => id === goal.id)?.weight ?? null;
      return was === goal.weight ? [] : [{ ...goal, was }];
    })
    .toSorted((a, b) => (a.weight ?? 0) - (a.was ?? 0) - ((b.weight ?? 0) - (b.was ?? 0)));

const isSame = (one: readonly WeightedGoal[], other: readonly WeightedGoal[]): boolean =>
  one.length === other.length &&
  one.every(({ id, weight }) => other.some((goal) => goal.id === id && goal.weight === weight));

/** The setup of the machine. */
export const goalWeightsSetup = setup({
  types: typed<{
    context: GoalWeightsContext;
    events: GoalWeightsEvent;
    input: OfGoals;
    tags: GoalWeightsTag;
  }>(),
  actors: {
    /** Saves what changes; the same weights have the same `Idempotency-Key` until an answer comes. */
    save: fromPromise<readonly WeightedGoal[], Weighing>(notProvided),
    load: fromPromise<readonly WeightedGoal[]>(notProvided),
  },
  guards: {
    // Also while a weight is no number.
    isOver: ({ context }) => !(weightLeft(context) >= 0),
    isShort: ({ context }) => weightLeft(context) > 0,
    hasChanges: ({ context }) => weightChanges(context).length > 0,
    isElsewhere: ({ context }, { goals }: OfGoals) =>
      weightChanges(context).length > 0 && !isSame(context.goals, goals),
    // The weights of other goals, or of these, are others now.
    isOvertaken: (_, { error }: OfError) => isRefusal(error) && error.status === 409,
  },
  actions: {
    type: assign({
      typed: ({ context }, { id, weight }: TypedWeight) => [
        ...context.typed.filter((one) => one.id !== id),
        { id, weight },
      ],
      error: null,
    }),
    takeGoals: assign({ goals: (_, { goals }: OfGoals) => goals }),
    dropTyped: assign({ typed: [], error: null }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
  },
});
