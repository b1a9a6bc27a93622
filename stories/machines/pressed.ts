/** What can be tried in the stories of a machine: the states that they stand in, and the arrows that are taken on the way there or by a press in one of them. */
import type { AnyTransitionDefinition } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { standsIn } from './arrows.ts';
import type { StateStory } from './states.ts';
import { coming, stepperOf } from './stepper.ts';

/** What the stories that were tried until now show. */
export interface Trial {
  /** Goes the way of a story, and presses each sample in it once. */
  readonly press: (story: Pick<StateStory, 'at' | 'way'>) => void;
  /** Dotted paths. */
  readonly states: ReadonlySet<string>;
  readonly arrows: ReadonlySet<AnyTransitionDefinition>;
}

/** Begins with no story. */
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
