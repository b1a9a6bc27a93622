/** Inputs and events of the goalWeights machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { goalWeightsMachine } from './goalWeights.machine.ts';
import { weightLeft, type GoalWeightsEvent, type WeightedGoal } from './goalWeights.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends GoalWeightsEvent>(event: E): E => event;
const sell = '0192f0c1-0000-7000-8000-000000000a01';
const learn = '0192f0c1-0000-7000-8000-000000000a02';
const goals = (first: number | null, second: number | null): readonly WeightedGoal[] => [
  { id: sell, title: 'Vender en tres ciudades nuevas', titleEn: null, weight: first },
  { id: learn, title: 'Aprender a contar historias con datos', titleEn: null, weight: second },
];
const network = errorOf('network', defaultLanguage);
const overtaken = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'weight', code: 'goal_weight', message: 'Quedan 20 de 100.' }],
});

export const goalWeightsSamples: Samples<typeof goalWeightsMachine> = {
  machine: goalWeightsMachine,
  inputs: {
    'the weights are 100': { goals: goals(60, 40) },
    'some of 100 is left': { goals: goals(60, null) },
  },
  events: [
    { label: '40 is typed', event: said({ type: 'weight.typed', id: learn, weight: 40 }) },
    { label: '70 is typed', event: said({ type: 'weight.typed', id: learn, weight: 70 }) },
    { label: 'a weight is removed', event: said({ type: 'weight.typed', id: learn, weight: null }) },
    { label: 'Save is pressed', event: said({ type: 'save.pressed' }) },
    { label: 'they are saved', event: done('save', goals(60, 40)) },
    { label: 'somebody else was quicker', event: failed('save', overtaken) },
    { label: 'the answer gets lost', event: failed('save', network) },
    { label: 'another read shows others', event: said({ type: 'goals.arrived', goals: goals(50, 30) }) },
    { label: 'Reload is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'they are loaded', event: done('load', goals(80, null)) },
    { label: 'they cannot be loaded', event: failed('load', network) },
  ],
  ends: [],
  runs: ['balanced', 'short', 'over', 'changed'],
  reasons: { hasChanges: 'The button is shown only if a weight has changed.' },
  promises: {
    'the state says whether something is left': ({ value, context }) =>
      value === 'balanced'
        ? weightLeft(context) === 0
        : value === 'short'
          ? weightLeft(context) > 0
          : value !== 'over' || weightLeft(context) < 0,
    'nothing above 100 is saved': ({ value, context }) => value !== 'saving' || weightLeft(context) >= 0,
  },
};
