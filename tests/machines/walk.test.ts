/**
 * Every machine takes ten thousand random events, in a release ten times as many: it never gets stuck, stays consistent, and ignores unknown events.
 */
import { describe, expect, test } from 'vitest';
import { assign, createMachine, initialTransition, transition, type AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { mayCome, stepperOf } from '#stories/machines/stepper.ts';
import { diceOf } from '#tests/support/seededRandom.ts';
import { trials } from '#tests/support/trials.ts';
import { allSamples } from './all.ts';
import { keepTally } from './tally.ts';
import { walk } from './walker.ts';

const events = trials(10_000);
const each = allSamples.map((samples) => [samples.machine.id, samples] as const);

describe.each(each)('%s', (id, samples) => {
  test(`the machine keeps its promises through ${events} random events`, () => {
    const { places, taken } = walk(samples, { events, seed: id.length * 7919 });
    expect(places.size).toBeGreaterThan(1);
    keepTally('walk', samples.machine, { standing: places.values(), taken });
  });

  test('the stepper of the machine reaches the same states as xstate itself', () => {
    const { begin, step } = stepperOf(samples.machine);
    const dice = diceOf(1);
    for (const input of Object.values(samples.inputs)) {
      let here = begin(input);
      let [there] = initialTransition(samples.machine, input);
      for (let sent = 0; sent < 200; sent++) {
        const next = dice.pick(samples.events.filter(({ event }) => mayCome(here, event)));
        if (next === undefined) break;
        here = step(here, next.event);
        [there] = transition(samples.machine, there, next.event);
        expect([here.value, here.context]).toEqual([there.value, there.context]);
      }
    }
  });
});

describe('the random walk', () => {
  const samplesOf = (machine: AnyStateMachine, more: Partial<Samples> = {}): Samples => ({
    machine,
    inputs: { dark: undefined },
    ends: [],
    events: ['a', 'b', 'c'].map((type) => ({ label: `${type} is pressed`, event: { type } })),
    ...more,
  });
  const said = (samples: Samples): string => {
    try {
      walk(samples, { events: 5_000, seed: 1 });
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };
  const toggle = { dark: { on: { a: 'light' } }, light: { on: { b: 'dark' } } };

  test('a random walk finds nothing in a correct machine', () => {
    expect(said(samplesOf(createMachine({ id: 'lamp', initial: 'dark', states: toggle })))).toBe('nothing');
  });

  test('a random walk finds a state without an exit, unless it is a declared end', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'dark',
      states: { ...toggle, light: { on: { b: 'dark', c: 'broken' } }, broken: {} },
    });
    expect(said(samplesOf(lamp))).toBe(
      'Error: lamp is stuck in "broken": dark → a is pressed → c is pressed',
    );
    expect(said(samplesOf(lamp, { ends: ['"broken"'] }))).toBe('nothing');
  });

  test('a random walk finds the shortest path that breaks a promise', () => {
    const lamp = createMachine({
      id: 'lamp',
      context: { presses: 0 },
      initial: 'dark',
      states: { dark: { on: { a: 'light', c: 'light' } }, light: { on: { b: 'dark' } } },
      on: { b: { actions: assign({ presses: ({ context }) => context.presses + 1 }) } },
    });
    const promises = {
      'two presses at most': ({ context }: { context: { presses: number } }) => context.presses < 3,
    };
    expect(said(samplesOf(lamp, { promises }))).toBe(
      'Error: lamp broke "two presses at most": dark → b is pressed → b is pressed → b is pressed',
    );
  });

  test('a random walk finds a machine that an unknown event changes', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'dark',
      states: { ...toggle, light: { on: { b: 'dark', '*': 'dark' } } },
    });
    expect(said(samplesOf(lamp))).toBe(
      'Error: lamp changed by an event that it does not know: dark → a is pressed',
    );
  });

  test('a random walk finds a machine that raises', () => {
    const raise = (): never => {
      throw new Error('no bulb');
    };
    const lamp = createMachine({
      id: 'lamp',
      initial: 'dark',
      states: { ...toggle, light: { on: { b: { target: 'dark', guard: raise } } } },
    });
    expect(said(samplesOf(lamp))).toMatch(/^Error: lamp raised Error: .*no bulb.*: dark → a is pressed/su);
  });

  test('a random walk finds a task whose failure is not handled', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'dark',
      states: {
        ...toggle,
        dark: { on: { a: 'light', 'xstate.error.actor.bulb': { target: 'light', guard: () => false } } },
      },
    });
    const bulb = { label: 'the bulb fails', event: { type: 'xstate.error.actor.bulb', error: 'glass' } };
    const { events: pressed } = samplesOf(lamp);
    expect(said(samplesOf(lamp, { events: [...pressed, bulb] }))).toBe(
      'Error: lamp raised glass: dark → the bulb fails',
    );
  });
});
