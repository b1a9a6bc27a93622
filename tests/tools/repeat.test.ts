/** Repeated runs: which tests are repeated, how their reports are read, and that nothing outlives the command. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { readRepeat } from '#tools/repeat/arguments.ts';
import { playwrightFailures, vitestFailures } from '#tools/repeat/reports.ts';
import { tallied } from '#tools/repeat/tally.ts';

describe('the arguments of test:repeat', () => {
  test('gates are repeated whole, ten times and without busy loops by default', () => {
    expect(readRepeat(['stories', 'unit'])).toEqual({
      gates: [
        { name: 'stories', files: [] },
        { name: 'unit', files: [] },
      ],
      times: 10,
      busy: 0,
    });
  });

  test('parts of file names select the files of every gate, and a gate beside them only its own', () => {
    const only = ['--times', '3', '--busy=2'];
    expect(readRepeat(['tools/repeat', ...only])).toEqual({
      gates: [{ name: 'unit', files: ['tests/tools/repeat.test.ts'] }],
      times: 3,
      busy: 2,
    });
    expect(readRepeat(['journeys', 'slice.e2e'])).toMatchObject({
      gates: [{ name: 'journeys', files: ['tests/e2e/slice.e2e.ts'] }],
    });
  });

  test('a run can start at a time of a zone', () => {
    const clock = ['--clock', '2028-02-29T23:58', '--zone', 'America/Mexico_City'];
    expect(readRepeat(['unit', ...clock])).toMatchObject({
      clock: { at: '2028-02-29T23:58', zone: 'America/Mexico_City' },
    });
  });

  test.each([
    [[], /Name a gate/],
    [['unit', '--times', '0'], /--times is a whole number from 1 to 100/],
    [['unit', '--times', '1000'], /--times/],
    [['unit', '--busy', 'x'], /--busy is a whole number from 0 to 16/],
    [['unit', '--retries', '2'], /--retries/],
    [['unit', '--clock', 'midnight'], /--clock is a time as 2028-02-29T23:58/],
    [['unit', '--clock', '2028-02-29T23:58', '--zone', 'Nowhere'], /--zone is the name of a time zone/],
    [['nothing-is-called-so'], /No test file/],
    [['stories', 'slice.e2e'], /No test of stories/],
  ])('%j is refused with a sentence', (words, sentence) => {
    expect(readRepeat(words)).toEqual({ error: expect.stringMatching(sentence) });
  });
});

describe('the reports of a run', () => {
  test('Vitest: failed tests with the beginning of their first message, and files that cannot be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/here/stories/a.stories.tsx',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'Good', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'UI/A Faults',
              failureMessages: ['\u001b[31mError: axe\u001b[39m\n\n  at a line\n', 'another'],
            },
          ],
        },
        { name: '/here/tests/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
        { name: '/here/tests/c.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report, '/here')).toEqual([
      { test: 'stories/a.stories.tsx: UI/A Faults', message: 'Error: axe · at a line' },
      { test: 'tests/b.test.ts', message: 'No such module' },
    ]);
  });

  test('Playwright: failed journeys by project, also in nested suites, and errors outside tests', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'slice.e2e.ts',
      tests: [
        {
          projectName: 'node',
          status,
          results: [{ status, errors: message === undefined ? [] : [{ message }] }],
        },
      ],
    });
    const report = {
      suites: [
        {
          specs: [spec('works', 'expected'), spec('is left out', 'skipped')],
          suites: [
            { specs: [spec('fails', 'unexpected', 'Error: not first'), spec('breaks', 'unexpected')] },
          ],
        },
      ],
      errors: [{ message: 'no server' }],
    };
    expect(playwrightFailures(report)).toEqual([
      { test: 'tests/e2e/slice.e2e.ts: fails (node)', message: 'Error: not first' },
      { test: 'tests/e2e/slice.e2e.ts: breaks (node)', message: 'without a message' },
      { test: 'outside the tests', message: 'no server' },
    ]);
  });

  test('a report of another shape is no report', () => {
    for (const report of [undefined, {}, [], { suites: 1 }]) {
      expect(vitestFailures(report)).toBeUndefined();
      expect(playwrightFailures(report)).toBeUndefined();
    }
  });
});

test('each test that ever failed is told with its rate, its first message and its seeds, the most frequent first', () => {
  const often = { test: 'b', message: 'first' };
  expect(
    tallied([
      { gate: 'unit', seed: 1, failures: [{ test: 'a', message: 'once' }, often] },
      { gate: 'unit', seed: 2, failures: [{ ...often, message: 'second' }] },
      { gate: 'unit', seed: 3, failures: [] },
      { gate: 'stories', seed: 4, failures: [] },
    ]).map((line) => line.split(/\n\s+/u)),
  ).toEqual([
    ['2 of 3  b', 'first', 'APLAUSO_SEED 1, 2'],
    ['1 of 3  a', 'once', 'APLAUSO_SEED 1'],
  ]);
});

test('a busy loop ends when the process that started it is gone', async () => {
  const loop = fork('tools/repeat/busyLoop.ts');
  const ended = once(loop, 'exit');
  loop.disconnect();
  expect(await ended).toEqual([0, null]);
});
