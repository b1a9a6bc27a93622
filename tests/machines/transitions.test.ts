/**
 * Each arrow of each machine is taken by a sample and can be pressed in a story; an unreachable arrow fails the test.
 */
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import { sessionSamples } from '#machines/session.samples.ts';
import type { Samples } from '#machines/sample.ts';
import { arrowsOf, keysOf, statePaths } from '#stories/machines/arrows.ts';
import { trialOf } from '#stories/machines/pressed.ts';
import { reachedBy, statesOf, type StateStory } from '#stories/machines/states.ts';
import { allSamples } from './all.ts';
import { keepTally } from './tally.ts';

/** Arrows that no sample takes. */
function untaken(samples: Samples): readonly string[] {
  const { taken } = reachedBy(samples);
  return [...arrowsOf(samples.machine)].flatMap(([arrow, { key }]) => (taken.has(arrow) ? [] : [key]));
}

function tried(samples: Samples, stories: readonly StateStory[]) {
  const trial = trialOf(samples);
  for (const story of stories) trial.press(story);
  return trial;
}

/** Arrows that cannot be pressed in any story. */
function unpressed(samples: Samples, stories: readonly StateStory[]): readonly string[] {
  const { arrows } = tried(samples, stories);
  return [...arrowsOf(samples.machine)].flatMap(([arrow, { key }]) => (arrows.has(arrow) ? [] : [key]));
}

describe.each(allSamples.map((samples) => [samples.machine.id, samples] as const))('%s', (_id, samples) => {
  test('the machine has a sample for each arrow', () => {
    expect(untaken(samples)).toEqual([]);
    const { places, taken } = reachedBy(samples);
    keepTally('sample', samples.machine, {
      standing: places.map(({ snapshot }) => snapshot),
      taken: taken.keys(),
    });
  });

  test('the machine has a story for each state and arrow', () => {
    const { states, arrows } = tried(samples, statesOf(samples));
    expect(statePaths(samples.machine).filter((path) => !states.has(path))).toEqual([]);
    expect(unpressed(samples, statesOf(samples))).toEqual([]);
    keepTally('story', samples.machine, {
      standing: statesOf(samples).map(({ at }) =>
        samples.machine.resolveState({ value: at.value, context: at.context }),
      ),
      taken: arrows,
    });
  });

  test('the machine keeps its promises in every place that its samples reach', () => {
    for (const { snapshot, way } of reachedBy(samples).places)
      for (const [sentence, holds] of Object.entries(samples.promises ?? {}))
        if (!holds(snapshot)) expect.unreachable(`${sentence}: ${way.join(' → ')}`);
  });
});

describe('the added arrow', () => {
  const planted = (signedOut: object, more: Partial<Samples> = {}): Samples => ({
    ...sessionSamples,
    machine: createMachine(
      {
        ...sessionMachine.config,
        states: {
          ...sessionMachine.config.states,
          signedOut: {
            ...sessionMachine.config.states?.signedOut,
            on: { ...sessionMachine.config.states?.signedOut?.on, ...signedOut },
          },
        },
      } as never,
      sessionMachine.implementations as never,
    ),
    ...more,
  });

  test('an added arrow is reported when no sample takes it', () => {
    expect(untaken(planted({ plant: 'checking' }))).toEqual(['signedOut|plant|0']);
  });

  test('an added arrow is reported when its guard never allows it', () => {
    const samples = planted(
      {
        plant: [
          {
            guard: ({ context }: { context: { user: unknown } }) => context.user !== null,
            target: 'checking',
          },
        ],
      },
      { events: [...sessionSamples.events, { label: 'planted', event: { type: 'plant' } }] },
    );
    expect(untaken(samples)).toEqual(['signedOut|plant|0']);
  });

  test('an added arrow is reported when another arrow always comes first', () => {
    const samples = planted(
      { plant: [{ target: 'checking' }, { target: 'signingIn' }] },
      { events: [...sessionSamples.events, { label: 'planted', event: { type: 'plant' } }] },
    );
    expect(untaken(samples)).toEqual(['signedOut|plant|1']);
  });

  test('an added arrow is reported with the old stories, and covered by the new ones', () => {
    const samples = planted(
      {
        plant: {
          guard: ({ context }: { context: { error: unknown } }) => context.error !== null,
          target: 'checking',
        },
      },
      { events: [...sessionSamples.events, { label: 'planted', event: { type: 'plant' } }] },
    );
    expect(unpressed(samples, statesOf(sessionSamples))).toEqual(['signedOut|plant|0']);
    expect(unpressed(samples, statesOf(samples))).toEqual([]);
    expect(statesOf(samples)).toHaveLength(statesOf(sessionSamples).length + 1);
  });

  test('each arrow of a machine has a key of its own', () => {
    for (const { machine } of allSamples) {
      const arrows = arrowsOf(machine);
      expect(new Set([...arrows.values()].map(({ key }) => key)).size).toBe(arrows.size);
      expect(keysOf(machine, arrows.keys())).toHaveLength(arrows.size);
    }
  });
});
