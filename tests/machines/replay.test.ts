/** The recorded steps of a page's machines can be copied and replayed in Storybook, for any steps. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Samples } from '#machines/sample.ts';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import { heardSteps, inspect } from '#src/lib/recorder.ts';
import { stepsOf } from '#src/lib/report.ts';
import { ReportStep } from '#src/lib/report.shape.ts';
import { isSameValue, replayOf } from '#stories/machines/replay.ts';
import { crashReport } from '#stories/machines/replay.sample.ts';
import { readReport } from '#stories/machines/replayReport.ts';
import { allSamples } from './all.ts';
import { walked } from './walked.ts';
import { trials } from '#tests/support/trials.ts';

const named = (machine: string): Samples | undefined => allSamples.find((one) => one.machine.id === machine);

/** The steps after a copy and paste. */
const copied = (): ReportStep[] =>
  (JSON.parse(JSON.stringify(stepsOf(heardSteps))) as unknown[]) // a list: it was one before
    .map((step) => ReportStep.parse(step));

beforeEach(() => {
  heardSteps.length = 0;
});

describe.each(allSamples.map((samples) => [samples.machine.id, samples] as const))('%s', (id, samples) => {
  test('a recorded random walk is replayed step by step and ends in the same state', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 5, maxLength: 60 }), (choices) => {
        heardSteps.length = 0;
        const actor = walked(samples, choices);
        const frames = replayOf(copied(), named);
        // No step is only guessed: the search keeps the real context of the walk.
        expect(frames.map(({ how }) => how)).not.toContain('placed');
        expect(frames.filter(({ how }) => how === 'gap' || how === 'unknown')).toEqual([]);
        for (const { step, place } of frames)
          expect(place !== null && isSameValue(place.value, step.after), step.event).toBe(true);
        expect(isSameValue(frames.at(-1)?.place?.value ?? '', actor.getSnapshot().value)).toBe(true);
      }),
      { numRuns: trials(15) },
    );
  });
});

const signedIn = (steps: number): void => {
  heardSteps.length = 0;
  const session = named('session');
  if (session === undefined) throw new Error('There is no session');
  const actor = createActor(session.machine, { inspect, input: { token: null } }).start();
  const labels = [
    'Ana submits the form',
    'sign-in succeeds',
    'the token holds for an hour',
    'start-up knows Ana',
    'Log out is pressed',
  ];
  for (const label of labels.slice(0, steps))
    actor.send(session.events.find((one) => one.label === label)?.event ?? { type: 'missing' });
};

const hows = (steps: readonly ReportStep[]): readonly string[] =>
  replayOf(steps, named).map(({ how }) => how);

describe('the replay', () => {
  test('a replay names its steps with the labels of the samples', () => {
    signedIn(5);
    expect(replayOf(copied(), named).map(({ how, label }) => [how, label])).toEqual([
      ['begins', 'no token is stored'],
      ['sample', 'Ana submits the form'],
      ['sample', 'sign-in succeeds'],
      ['sample', 'the token holds for an hour'],
      ['sample', 'start-up knows Ana'],
      ['sample', 'Log out is pressed'],
    ]);
  });

  test('a replay prefers the sample whose error has the reported code', () => {
    heardSteps.length = 0;
    const session = named('session');
    const actor = createActor(session?.machine ?? sessionMachine, {
      inspect,
      input: { token: null },
    }).start();
    for (const label of ['Ana submits the form', 'sign-in finds no network'])
      actor.send(session?.events.find((one) => one.label === label)?.event ?? { type: 'missing' });
    expect(replayOf(copied(), named).at(-1)?.label).toBe('sign-in finds no network');
  });

  test('a replay begins in the middle when the first steps have left the list', () => {
    signedIn(5);
    expect(hows(copied().slice(3))).toEqual(['placed', 'sample', 'sample']);
  });

  test('a replay marks a step without a matching sample as a gap and continues after it', () => {
    signedIn(5);
    const strange = copied().map((step, place) => (place === 3 ? { ...step, event: 'moon.risen' } : step));
    expect(hows(strange)).toEqual(['begins', 'sample', 'sample', 'gap', 'sample', 'sample']);
  });

  test('a replay marks states and machines that this build does not know', () => {
    signedIn(2);
    const strange = copied().map((step, place) => (place === 2 ? { ...step, after: 'elsewhere' } : step));
    expect(hows(strange)).toEqual(['begins', 'sample', 'unknown']);
    expect(hows(strange.map((step) => ({ ...step, machine: 'tides' })))).toEqual(Array(3).fill('unknown'));
  });

  test('a replay marks a step whose event changed nothing as staying', () => {
    signedIn(1);
    heardSteps.push([
      'session',
      heardSteps[0]?.[1] ?? '',
      'xstate.stop',
      'signingIn',
      'signingIn',
      null,
      5,
      1,
    ]);
    expect(hows(copied())).toEqual(['begins', 'sample', 'stays']);
  });

  test('a replay keeps two actors of a machine apart, and the order of the report', () => {
    signedIn(1);
    const one = copied();
    signedIn(2);
    const other = copied().map((step) => ({ ...step, actor: 2 }));
    const both = [other[0], one[0], other[1], one[1], other[2]].flatMap((step) => step ?? []);
    const frames = replayOf(both, named);
    expect(frames.map(({ step }) => step)).toEqual(both);
    expect(frames.filter(({ how }) => how === 'gap' || how === 'unknown')).toEqual([]);
  });
});

describe('the pasted report', () => {
  test.each([
    ['hello', 'There is no report in this text.'],
    ['{"format": 1, "steps": [', 'There is no report in this text.'],
    ['{"format": 1, "steps": [}', 'The report is not whole: something was cut off or changed on its way.'],
  ])('the pasted text %s is no report, and the fault says why', (text, fault) => {
    expect(readReport(text)).toEqual({ fault });
  });

  test('a pasted report of another format is refused with its format number', () => {
    expect(readReport('{"format": 7}')).toEqual({
      fault: expect.stringMatching(/^The report has format 7; this Storybook reads format 1\./),
    });
  });

  test('a pasted report is read despite text around it', () => {
    expect(readReport(`Look:\n${JSON.stringify(crashReport)}\nthanks`)).toEqual({ report: crashReport });
  });
});

describe('the sample report', () => {
  test('the sample report is explained by samples from its first step to its last', () => {
    expect(new Set(hows(crashReport.steps))).toEqual(new Set(['begins', 'sample']));
  });
});
