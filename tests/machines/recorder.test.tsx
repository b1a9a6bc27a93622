/** The contents of a copied report, and above all the data it must not contain (spec §9). */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import { errorOf } from '#schema/errors.ts';
import { heardSteps, inspect, maxSteps } from '#src/lib/recorder.ts';
import { copyReport, reportNow } from '#src/lib/report.ts';
import { Report } from '#src/lib/report.shape.ts';
import { errorBoundaryWith } from '#src/app/errorBoundary.actors.ts';
import { allSamples } from './all.ts';
import { walked } from './walked.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { 'switch.pressed': 'light' } }, light: { on: { 'switch.pressed': 'dark' } } },
});

const lit = (): ReturnType<typeof createActor<typeof lamp>> => createActor(lamp, { inspect }).start();

/** Every string inside a value, at any depth. */
const wordsIn = (thing: unknown, seen = new Set<unknown>()): readonly string[] => {
  if (typeof thing === 'string') return [thing];
  if (typeof thing !== 'object' || thing === null || seen.has(thing)) return [];
  seen.add(thing);
  const own = thing instanceof Error ? [thing.message] : [];
  return [...own, ...Object.values(thing).flatMap((one) => wordsIn(one, seen))];
};

beforeEach(() => {
  heardSteps.length = 0;
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

describe('the recorded step', () => {
  test('a recorded step holds machine, event and the states before and after', () => {
    lit().send({ type: 'switch.pressed' });
    expect(reportNow().steps).toMatchObject([
      { machine: 'lamp', actor: 1, event: 'xstate.init', before: null, after: 'dark', code: null },
      { machine: 'lamp', actor: 1, event: 'switch.pressed', before: 'dark', after: 'light', code: null },
    ]);
  });

  test('no step is recorded on a silent page, and recording continues on the next one', () => {
    const lamp = lit();
    heardSteps.length = 0;
    history.replaceState(null, '', '/telemedicine');
    lamp.send({ type: 'switch.pressed' });
    lit();
    expect(reportNow()).toMatchObject({ path: '', steps: [] });
    history.replaceState(null, '', '/');
    lamp.send({ type: 'switch.pressed' });
    expect(heardSteps).toHaveLength(1);
  });

  test('recorded steps tell two actors of one machine apart', () => {
    const [one, other] = [lit(), lit()];
    other.send({ type: 'switch.pressed' });
    one.send({ type: 'switch.pressed' });
    expect(reportNow().steps.map(({ actor, after }) => [actor, after])).toEqual([
      [1, 'dark'],
      [2, 'dark'],
      [2, 'light'],
      [1, 'light'],
    ]);
  });

  test('a recorded step knows its previous state even after the earlier step has left the list', () => {
    const [quiet, busy] = [lit(), lit()];
    for (let press = 0; press < maxSteps; press += 1) busy.send({ type: 'switch.pressed' });
    quiet.send({ type: 'switch.pressed' });
    const { steps } = reportNow();
    expect(steps).toHaveLength(maxSteps);
    expect(steps.at(-1)).toMatchObject({ before: 'dark', after: 'light' });
  });

  test('repeated steps that change nothing are recorded once with their number', () => {
    const actor = lit();
    for (let time = 0; time < 300; time += 1) actor.send({ type: 'nobody.knows' });
    actor.send({ type: 'switch.pressed' });
    expect(reportNow().steps.map(({ event, times }) => [event, times])).toEqual([
      ['xstate.init', 1],
      ['nobody.knows', 300],
      ['switch.pressed', 1],
    ]);
  });

  test('a recorded step belongs to a machine: events of its tasks are not recorded', async () => {
    const working = createMachine({
      id: 'working',
      initial: 'busy',
      states: {
        busy: { invoke: { id: 'ask', src: fromPromise(() => Promise.resolve('an answer')), onDone: 'idle' } },
        idle: {},
      },
    });
    await waitFor(createActor(working, { inspect }).start(), (now) => now.matches('idle'));
    expect(reportNow().steps.map(({ machine, event }) => [machine, event])).toEqual([
      ['working', 'xstate.init'],
      ['working', 'xstate.done.actor.ask'],
    ]);
  });

  test('a recorded step holds the code of a catalogued error and no other code', () => {
    const actor = createActor(lamp, { inspect }).start();
    for (const error of [errorOf('not_found', 'es'), { code: 'ana@aurora.example' }, 'not_found', null])
      actor.send({ type: 'switch.pressed', error });
    expect(reportNow().steps.map(({ code }) => code)).toEqual([null, 'not_found', null, null, null]);
  });
});

describe('the crash report', () => {
  test('a report holds no word from the events or the context of any machine', () => {
    let told = 0;
    for (const samples of allSamples) {
      heardSteps.length = 0;
      const choices = Array.from({ length: 150 }, (_, place) => (place * 48_271) % 2_147_483_647);
      const actor = walked(samples, choices);
      const report = JSON.stringify({ ...reportNow(null), crash: null });
      const types = samples.events.map(({ event }) => event.type).join(' ');
      const states = JSON.stringify(samples.machine.config);
      const own = [...samples.events.map(({ event }) => ({ ...event, type: '' })), samples.inputs];
      const words = [...wordsIn(own), ...wordsIn(actor.getSnapshot().context)].filter(
        (word) =>
          word.length > 3 && !states.includes(word) && !types.includes(word) && !/^[a-z_]+$/.test(word),
      );
      told += words.length;
      for (const word of words) expect(report.includes(word), `${samples.machine.id}: ${word}`).toBe(false);
    }
    expect(told).toBeGreaterThan(300);
  });

  test('a report names language, scheme, brand and layout, and fits its schema', () => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset['theme'] = 'dark';
    lit();
    const report = reportNow();
    expect(Report.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
    expect(report).toMatchObject({
      format: 1,
      product: 'aplauso',
      language: 'en',
      scheme: 'dark',
      brand: 'aplauso',
      layout: 'large',
      crash: null,
    });
    vi.stubGlobal('innerWidth', 899);
    expect(reportNow().layout).toBe('small');
  });

  test('a report names the path without ids, and no path for a private page', () => {
    history.replaceState(null, '', '/profile/0192f0c1-0000-7000-8000-000000000001?x=ana');
    expect(reportNow().path).toBe('/profile/{}');
    history.replaceState(null, '', '/suggestions/AB12');
    expect(reportNow().path).toBe('');
  });

  test('a report holds the crash caught by the boundary, with private words masked', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const boundary = createActor(
      errorBoundaryWith(() => undefined),
      { inspect },
    ).start();
    boundary.send({
      type: 'render.failed',
      error: new TypeError('ana@aurora.example paid with 4111 1111 1111 1111'),
      componentStack: 'at Feed',
    });
    expect(reportNow().crash).toEqual({ name: 'TypeError', message: '*** paid with ***' });
    expect(reportNow().steps.at(-1)).toMatchObject({ machine: 'errorBoundary', after: 'fallback' });
    expect(JSON.stringify(reportNow())).not.toContain('at Feed');
  });

  test('a report is copied to the clipboard, and copying fails where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copyReport()).toBe(false);
    const kept: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void kept.push(text) } });
    expect(await copyReport(new RangeError('too deep'))).toBe(true);
    expect(Report.parse(JSON.parse(kept[0] ?? '')).crash).toEqual({
      name: 'RangeError',
      message: 'too deep',
    });
  });

  test('the recorder keeps no password in memory', () => {
    const actor = createActor(sessionMachine, { inspect, input: { token: null } }).start();
    actor.send({
      type: 'signIn.submitted',
      credentials: { email: 'ana@aurora.example', password: 'geheim' },
    });
    expect(JSON.stringify(heardSteps)).not.toMatch(/geheim|ana@/);
  });
});

test('every createActor of the app passes the recorder’s inspect', () => {
  const deaf = globSync('src/**/*.{ts,tsx}')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .flatMap(([file, code]) => {
      const made = [...code.matchAll(/\bcreateActor\((?!fromTransition)/g)].length;
      const heard =
        [...code.matchAll(/\binspect\b/g)].length - [...code.matchAll(/import \{ inspect \}/g)].length;
      return made > heard ? [`${file}: ${made - heard} createActor without \`inspect\``] : [];
    });
  expect(deaf).toEqual([]);
});
