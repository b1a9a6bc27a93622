/** Computes what the stories of a machine cover: their states, and the transitions on the path or by one event. */
import type { AnyTransitionDefinition } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { standsIn } from './arrows.ts';
import type { StateStory } from './states.ts';
import { coming, stepperOf } from './stepper.ts';

/** The coverage of the stories tried so far. */
export interface Trial {
  /** Follows the path of a story, then sends each sample once. */
  readonly press: (story: Pick<StateStory, 'at' | 'way'>) => void;
  /** Dotted paths. */
  readonly states: ReadonlySet<string>;
  readonly arrows: ReadonlySet<AnyTransitionDefinition>;
}

/** Starts without stories. */
export function trialOf({ machine, inputs, events }: Samples): Trial {
  const { begin, step, taken } = stepperOf(machine);
  const byLabel = new Map(events.map(({ label, event }) => [label, event]));
  const states = new Set<string>();
  const isOnly = Object.keys(inputs).length === 1;
  return {
    press: ({ at, way }) => {
      const [first = ''] = way;
      let here = begin(isOnly ? Object.values(inputs)[0] : inputs[first]);
      for (const label of isOnly ? way : way.slice(1)) {
        const event = byLabel.get(label);
        if (event !== undefined) here = step(here, event);
      }
      const there = machine.resolveState({ value: at.value, context: at.context });
      for (const state of standsIn(there)) states.add(state);
      for (const { event } of coming(there, events)) step(there, event);
    },
    states,
    arrows: taken,
  };
}
