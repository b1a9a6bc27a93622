/** A million random events to every machine: the walks of `npm test`, twenty times as long and from other beginnings. */
import { createMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { walk } from '#tests/machines/walker.ts';
import { readSamples } from '#tools/machines/samples.ts';
import type { Figure } from './figures.ts';

const events = 1_000_000;

/** As little as a machine can be: what every event costs before a chart adds to it. */
const lamp: Samples = {
  machine: createMachine({
    id: 'two states',
    initial: 'dark',
    states: { dark: { on: { pressed: 'light' } }, light: { on: { pressed: 'dark' } } },
  }),
  inputs: { dark: undefined },
  events: [{ label: 'it is pressed', event: { type: 'pressed' } }],
  ends: [],
};

/** Events a second; raises with the samples that broke a machine. */
function paceOf(samples: Samples): number {
  const start = performance.now();
  walk(samples, { events, seed: 1_000_003 });
  return events / ((performance.now() - start) / 1_000);
}

/** How many events a second each machine took, checked after each. */
export async function walks(): Promise<readonly Figure[]> {
  const baseline = { what: 'two states', value: paceOf(lamp) };
  return (await readSamples()).map((samples) => ({
    what: `machine ${samples.machine.id}: ${events} random events, each checked`,
    value: paceOf(samples),
    unit: '/s',
    baseline,
  }));
}
