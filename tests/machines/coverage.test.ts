/**
 * The coverage page is correct: a recorded step counts only for the arrow it took, and the results of many tests are
 * merged.
 */
import { describe, expect, test } from 'vitest';
import { sessionSamples } from '#machines/session.samples.ts';
import { arrowsOf, standsIn } from '#stories/machines/arrows.ts';
import { Coverage } from '#stories/machines/coverage.shape.ts';
import { mayCome, stepperOf } from '#stories/machines/stepper.ts';
import { diceOf } from '#tests/support/seededRandom.ts';
import { coverageOf } from '#tools/machines/coverage.ts';
import { arrowsOfStep, pathsOf } from '#tools/machines/steps.ts';
import { allSamples } from './all.ts';

describe.each(allSamples.map((samples) => [samples.machine.id, samples] as const))('%s', (_id, samples) => {
  test('the coverage counts a recorded step only for arrows that it took', () => {
    const { machine, events, inputs } = samples;
    const arrows = arrowsOf(machine);
    const dice = diceOf(7);
    let counted = 0;
    for (let run = 0; run < 10; run++) {
      const { begin, step } = stepperOf(machine);
      let here = begin(dice.pickAny(Object.values(inputs)));
      for (let sent = 0; sent < 60; sent++) {
        const next = dice.pickAny(events.filter(({ event }) => mayCome(here, event)));
        if (next === undefined || here.status !== 'active') break;
        const { step: once, taken } = stepperOf(machine);
        const there = once(here, next.event);
        const really = [...taken].map((arrow) => arrows.get(arrow)?.key);
        const said = arrowsOfStep(
          [...arrows.values()],
          [machine.id, next.event.type, here.value, there.value],
        );
        for (const { key } of said) expect(really).toContain(key);
        counted += said.length;
        expect(new Set(pathsOf(there.value))).toEqual(new Set(standsIn(there)));
        here = step(here, next.event);
      }
    }
    expect(counted).toBeGreaterThan(0);
  });
});

test('coverage tallies of several tests become one table', async () => {
  const id = sessionSamples.machine.id;
  const [first] = [...arrowsOf(sessionSamples.machine).values()].filter(({ state }) => state === 'signedOut');
  if (first === undefined) throw new Error('the session has a way out of signedOut');
  const coverage = await coverageOf({
    tallies: [
      { kind: 'unit', machines: { [id]: { states: ['signedOut'], arrows: [] } } },
      { kind: 'unit', machines: { [id]: { states: ['checking'], arrows: [first.key] } } },
      { kind: 'walk', machines: {} },
    ],
    steps: [[id, 'xstate.init', null, 'signedOut']],
  });
  expect(Coverage.parse(coverage)).toEqual(coverage);
  expect(coverage.kinds).toEqual(['walk', 'unit', 'e2e']);
  expect(coverage.machines.map((machine) => machine.id)).toEqual(
    allSamples.map(({ machine }) => machine.id).toSorted(),
  );
  const session = coverage.machines.find((machine) => machine.id === id);
  const by = (path: string) => session?.states.find((state) => state.path === path)?.by;
  expect([by('signedOut'), by('checking'), by('authenticated')]).toEqual([['unit', 'e2e'], ['unit'], []]);
  expect(session?.arrows.find(({ key }) => key === first.key)?.by).toEqual(['unit']);
});

test('the coverage table lists no kind of test that was not counted', async () => {
  expect((await coverageOf({ tallies: [], steps: [] })).kinds).toEqual([]);
});
