/**
 * Sends a million random events to every machine: the walks of `npm test`, twenty times as long and with
 * other seeds.
 */
import { createMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { walk } from '#tests/machines/walker.ts';
import { readSamples } from '#tools/machines/samples.ts';
import type { Figure } from './figures.ts';

const events = 1_000_000;

/** A minimal machine, which measures the base cost of an event. */
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

/** Events per second; throws with the samples that broke a machine. */
function paceOf(samples: Samples): number {
  const start = performance.now();
  walk(samples, { events, seed: 1_000_003 });
  return events / ((performance.now() - start) / 1_000);
}

/** Events per second of each machine, with a check after each event. */
export async function walks(): Promise<readonly Figure[]> {
  const baseline = { what: 'two states', value: paceOf(lamp) };
  return (await readSamples()).map((samples) => ({
    what: `machine ${samples.machine.id}: ${events} random events, each checked`,
    value: paceOf(samples),
    unit: '/s',
    baseline,
  }));
}
