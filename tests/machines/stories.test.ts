/** Each state of each machine has a story, and a new state without a story fails the test. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { sampleToken, sessionSamples } from '#machines/session.samples.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import type { Samples } from '#machines/sample.ts';
import { machineIndexer } from '#stories/machines/indexer.node.ts';
import { machineNames as namesOnDisk, statesFileOf, storiesOf } from '#stories/machines/index.node.ts';
import { leavesWithoutStory, maxCombinations, statesOf, titleOf } from '#stories/machines/states.ts';
import { trials } from '#tests/support/trials.ts';
import { allSamples, machineNames } from './all.ts';
import { walk } from './walker.ts';

test('every machine has samples and a file of stories', () => {
  expect(allSamples.map(({ machine }) => machine.id).toSorted()).toEqual([...machineNames].toSorted());
  expect([...namesOnDisk()].toSorted()).toEqual([...machineNames].toSorted());
  for (const name of machineNames) expect(existsSync(statesFileOf(name)), statesFileOf(name)).toBe(true);
});

describe.each(allSamples.map((samples) => [samples.machine.id, samples] as const))('%s', (id, samples) => {
  test('the machine has a story for each reachable state', async () => {
    const index = await machineIndexer.createIndex(statesFileOf(id), { makeTitle: (title) => title ?? '' });
    const told = new Set(index.map(({ name }) => name));
    const stories = await storiesOf(id);
    expect(told).toEqual(new Set(stories.map(({ title }) => title)));
    expect(new Set(index.map(({ title }) => title))).toEqual(new Set([`Machines/${id}`]));
    // Finds the states with a random walk, independent of the walk that generates the stories.
    const values = [...walk(samples, { events: trials(2_000), seed: 1 }).places.values()].map(({ value }) =>
      titleOf(value),
    );
    if (values.length <= maxCombinations) expect(values.filter((value) => !told.has(value))).toEqual([]);
    expect(leavesWithoutStory(samples, stories)).toEqual([]);
    expect(new Set(stories.map(({ exportName }) => exportName)).size, 'two stories of one name').toBe(
      stories.length,
    );
  }, 120_000);
});

describe('the added state', () => {
  const planted = (states: object, on: object): Samples => ({
    ...sessionSamples,
    machine: createMachine(
      {
        ...sessionMachine.config,
        on: { ...sessionMachine.config.on, ...on },
        states: { ...sessionMachine.config.states, ...states },
      } as never,
      sessionMachine.implementations as never,
    ),
    events: [...sessionSamples.events, { label: 'planted', event: { type: 'plant' } }],
  });
  const before = statesOf(sessionSamples);

  test('an added state gets its story when the samples reach it', () => {
    const after = statesOf(planted({ planted: {} }, { plant: '.planted' }));
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ title }) => title === 'planted')?.way.at(-1)).toBe('planted');
  });

  test('an added state is reported when the stories are from before', () => {
    expect(leavesWithoutStory(planted({ planted: {} }, { plant: '.planted' }), before)).toEqual(['planted']);
  });

  test('an added state is reported when no sample leads to it', () => {
    const samples = planted({ nowhere: {} }, {});
    expect(leavesWithoutStory(samples, statesOf(samples))).toEqual(['nowhere']);
  });

  test('a machine with too many combinations has stories by leaf and transition', () => {
    const region = (name: string) => ({
      initial: 'off',
      states: { off: { on: { [`${name}.pressed`]: 'on' } }, on: { on: { [`${name}.pressed`]: 'off' } } },
    });
    const names = ['a', 'b', 'c', 'd', 'e'];
    const machine = createMachine({
      id: 'lamps',
      type: 'parallel',
      states: Object.fromEntries(names.map((name) => [name, region(name)])),
    });
    const samples: Samples = {
      machine,
      inputs: { dark: undefined },
      ends: [],
      events: names.map((name) => ({ label: `${name} is pressed`, event: { type: `${name}.pressed` } })),
    };
    const titles = statesOf(samples).map(({ title }) => title);
    expect(titles).toHaveLength(20);
    expect(titles).toContain('a.on');
    expect(titles).toContain('a.off when a is pressed');
    expect(leavesWithoutStory(samples, statesOf(samples))).toEqual([]);
  });
});

test('a story shows the shortest path to its state, with the context of that path', () => {
  const stories = new Map(statesOf(sessionSamples).map((story) => [story.title, story]));
  expect(stories.get('checking')?.way).toEqual(['a token is stored']);
  expect(stories.get('authenticated')?.at.context).toMatchObject({ token: sampleToken, error: null });
});
