/**
 * The goalWeights machine: a person shares 100 among the goals of a period. It says what is left while the person types,
 * saves nothing above 100, and notices when somebody else changed the weights (ours).
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import { goalWeightsSetup, type OfError, type WeightedGoal } from './goalWeights.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const answered = ({ event }: { readonly event: { readonly output: readonly WeightedGoal[] } }) => ({
  goals: event.output,
});
const noteError = { type: 'noteError', params: raised } as const;
const taken = [{ type: 'takeGoals', params: answered }, 'dropTyped'] as const;

const typing = {
  'weight.typed': { target: 'balanced', actions: { type: 'type', params: eventOf } },
  'goals.arrived': [
    {
      guard: { type: 'isElsewhere', params: eventOf },
      target: 'changed',
      actions: { type: 'takeGoals', params: eventOf },
    },
    { target: 'balanced', actions: { type: 'takeGoals', params: eventOf } },
  ],
} as const;
const sound = {
  tags: 'types',
  on: { ...typing, 'save.pressed': { guard: 'hasChanges', target: 'saving' } },
} as const;

/** Actors `save` and `load` (throw `ApiError`): `src/goals/goalWeights.actors.ts`. */
export const goalWeightsMachine = goalWeightsSetup.createMachine({
  id: 'goalWeights',
  context: ({ input }) => ({ goals: input.goals, typed: [], error: null }),
  initial: 'balanced',
  states: {
    // Every change leads here, and from here to what the sum says.
    balanced: {
      ...sound,
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isShort', target: 'short' },
      ],
    },
    short: sound,
    over: { tags: 'types', on: typing },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { goals, typed } }) => ({ goals, typed }),
        onDone: { target: 'balanced', actions: taken },
        onError: [
          { guard: { type: 'isOvertaken', params: raised }, target: 'changed', actions: noteError },
          { target: 'balanced', actions: noteError },
        ],
      },
    },
    changed: { on: { 'reload.pressed': 'reloading' } },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'balanced', actions: taken },
        onError: { target: 'changed', actions: noteError },
      },
    },
  },
});
