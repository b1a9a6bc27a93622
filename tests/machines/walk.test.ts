/** Every machine takes thousands of random events: never stuck, never inconsistent, deaf to what it does not know. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { allSamples } from './all.ts';

const steps = 5_000;

/** A task can only answer while it runs; everything else may come at any time. */
const mayCome = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  !event.type.startsWith('xstate.') || snapshot.can(event);

const plain = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify({ value, context });

function walk(
  { machine, inputs, events, ends, promises = {} }: Samples,
  choices: readonly number[],
): ReadonlySet<string> {
  const kinds = Object.values(inputs);
  let [snapshot] = initialTransition(machine, kinds[(choices[0] ?? 0) % kinds.length]);
  const seen = new Set<string>();
  for (const choice of choices) {
    const before = snapshot;
    const coming = events.filter(({ event }) => mayCome(before, event));
    const { event } = coming[choice % coming.length] ?? { event: { type: 'nothing' } };
    [snapshot] = transition(machine, before, event);
    expect(snapshot.status).not.toBe('error');
    for (const [sentence, holds] of Object.entries(promises)) expect(holds(snapshot), sentence).toBe(true);
    if (snapshot.status === 'done') break;
    const here = JSON.stringify(snapshot.value);
    if (seen.has(here)) continue;
    seen.add(here);
    const standing = snapshot;
    expect(plain(transition(machine, standing, { type: 'nobody.knows' })[0])).toBe(plain(standing));
    const leads = events.some(
      ({ event: next }) => JSON.stringify(transition(machine, standing, next)[0].value) !== here,
    );
    expect(leads || ends.includes(here), `${machine.id} is stuck in ${here}`).toBe(true);
  }
  return seen;
}

describe.each(allSamples.map((samples) => [samples.machine.id, samples] as const))('%s', (id, samples) => {
  test(`keeps its promises through ${steps} random events`, () => {
    const walks = 25;
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: steps / walks, maxLength: steps / walks }), (choices) => {
        walk(samples, choices);
      }),
      { numRuns: walks, seed: id.length * 7919 },
    );
  });
});
