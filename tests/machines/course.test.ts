/** Every state of every machine has a path that a link can hold, and each refused event names its guard. */
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { guardNames } from '#stories/machines/chartOf.ts';
import { isBeginning, slugOf, stopsOfLink, stopsTo, wholeWay, wordsOf } from '#stories/machines/course.ts';
import { addressOf } from '#stories/machines/machineStory.tsx';
import { statesOf } from '#stories/machines/states.ts';
import { allSamples } from './all.ts';

/** Guards that can block an event alone, in some state. */
function keepersOf(node: AnyStateNode): readonly string[] {
  const own = [...node.transitions].flatMap(([type, arrows]) =>
    type !== '' && !type.startsWith('xstate.') && arrows.every(({ guard }) => guard !== undefined)
      ? arrows.flatMap(({ guard }) => guardNames(guard))
      : [],
  );
  return [...own, ...Object.values(node.states).flatMap(keepersOf)];
}

describe.each(allSamples.map((samples) => [samples.machine.id, samples] as const))('%s', (_, samples) => {
  test('each guard that alone can block an event has a reason sentence, and no other guard has one', () => {
    const { reasons = {}, machine } = samples;
    expect(Object.keys(reasons).toSorted()).toEqual([...new Set(keepersOf(machine.root))].toSorted());
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  test('each story of the machine has a path to its state, and a link that leads there', () => {
    const labels = [...Object.keys(samples.inputs), ...samples.events.map(({ label }) => label)];
    expect(new Set(labels.map(slugOf)).size, 'two labels of one slug').toBe(labels.length);
    for (const { title, at, way } of statesOf(samples)) {
      const told = stopsTo(samples, at, way);
      const [first] = told;
      const stops = first && isBeginning(samples, first) ? told : (wholeWay(samples, at) ?? []);
      expect(JSON.stringify(stops.at(-1)?.place), title).toBe(JSON.stringify(at));
      const words = wordsOf(samples, stops);
      expect(words, title).toMatch(/^[a-z0-9_-]+$/);
      expect(stopsOfLink(samples, words ?? '')?.at(-1)?.place, title).toEqual(stops.at(-1)?.place);
    }
  }, 60_000);
});

test('a story link carries the story, the path and the toolbar settings', () => {
  expect(
    addressOf(
      'machines-session--checking',
      'it-begins__a-token-is-stored',
      'http://localhost:6006/iframe.html?id=x&globals=theme:dark',
    ),
  ).toBe(
    'http://localhost:6006/?path=/story/machines-session--checking&args=walk:it-begins__a-token-is-stored&globals=theme:dark',
  );
});

test('a story link with an unknown word, or a step that cannot happen there, leads nowhere', () => {
  const session = allSamples.find(({ machine }) => machine.id === 'session');
  const placeOf = (text: string) => session && stopsOfLink(session, text)?.at(-1)?.place.value;
  expect(placeOf('it-begins__no-token-is-stored__ana-submits-the-form')).toBe('signingIn');
  expect(placeOf('it-begins__no-token-is-stored__the-moon-rises')).toBeUndefined();
  expect(placeOf('it-begins__no-token-is-stored__sign-in-succeeds')).toBeUndefined();
  expect(placeOf('it-begins__ana-submits-the-form')).toBeUndefined();
});
