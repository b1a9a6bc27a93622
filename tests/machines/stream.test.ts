/** The line on which a page is told what happens: comes back, rests, ends. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comeBack, pauseAfter, streamMachine } from '#machines/stream.machine.ts';
import { sampleLoss, sampleMessage } from '#machines/stream.samples.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { begin, type Course } from './run.ts';

const wanted = { type: 'live.wanted' } as const;
const opened = { type: 'line.opened' } as const;
const pauseOver = { type: 'xstate.after.pause.stream.awake.on.line.waiting' } as const;
const stoodLong = { type: 'xstate.after.steady.stream.awake.on.line.connected.open' } as const;
const hidden = { type: 'page.hidden' } as const;
const shown = { type: 'page.shown' } as const;
const hiddenLong = { type: 'xstate.after.hidden.stream.awake.on.page.hidden' } as const;
const heard = { type: 'line.heard', message: sampleMessage } as const;

const listening = () => begin(streamMachine).hears(wanted, opened);
const lose = (course: Course, times: number): Course =>
  times === 0 ? course : lose(course.hears(sampleLoss, pauseOver, opened), times - 1);
const pauseOf = (course: Course): unknown => course.hears(sampleLoss).snapshot.context.pauseMs;

describe('a line', () => {
  test('is opened once it is wanted, and tells what it hears', () => {
    expect(begin(streamMachine).snapshot.value).toBe('off');
    expect(begin(streamMachine).hears(wanted).snapshot.hasTag('live')).toBe(false);
    const course = listening();
    expect(course.snapshot.hasTag('live')).toBe(true);
    expect(course.hears(heard).params('tell')).toEqual(heard);
  });

  test('that is lost comes back after 1, 2, 4, 8, 16, then always 30 seconds', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 20].map((before) => pauseOf(lose(listening(), before)));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('that stood for a while was a good one: the next loss begins at one second again', () => {
    expect(pauseOf(lose(listening(), 4).hears(stoodLong))).toBe(1_000);
  });

  test('comes back at once when the network or the person does', () => {
    for (const event of [{ type: 'network.returned' } as const, shown])
      expect(
        listening()
          .hears(sampleLoss, event)
          .snapshot.matches({
            awake: { on: { line: { connected: 'connecting' } } },
          }),
      ).toBe(true);
  });

  test('that stands again asks for what happened meanwhile; the first one need not', () => {
    expect(listening().actions).not.toContain('catchUp');
    expect(listening().hears(sampleLoss, pauseOver, opened).actions).toContain('catchUp');
    expect(listening().hears(hidden, hiddenLong, shown, opened).actions).toContain('catchUp');
  });

  test('is given back when nobody has seen the page for a while, and not a moment before', () => {
    expect(listening().hears(hidden).snapshot.hasTag('live')).toBe(true);
    expect(listening().hears(hidden, shown, hiddenLong).snapshot.hasTag('live')).toBe(true);
    const rests = listening().hears(hidden, hiddenLong);
    expect(rests.snapshot.matches({ awake: 'paused' })).toBe(true);
    expect(rests.hears(pauseOver, opened, heard).actions).toEqual([]);
  });

  test('that a renewed token replaced is opened again with the new one', () => {
    const replaced = { type: 'line.lost', error: errorOf('unauthorized', 'es'), chance: 0 } as const;
    const course = listening().hears(replaced, pauseOver, opened);
    expect(course.snapshot.hasTag('live')).toBe(true);
    expect(course.actions).toContain('catchUp');
  });

  test.each(['module_off', 'forbidden'] as const)('that is refused (%s) is over for good', (code) => {
    const refused = { type: 'line.lost', error: errorOf(code, 'es'), chance: 0 } as const;
    const course = listening().hears(refused);
    expect(course.snapshot.value).toBe('ended');
    expect(course.hears(wanted, opened, shown, pauseOver).snapshot.value).toBe('ended');
  });

  test('that the server only ended is no error', () => {
    const course = listening().hears({ type: 'line.lost', error: undefined, chance: 0 });
    expect(course.snapshot.context).toMatchObject({ error: null, pauseMs: 1_000 });
  });
});

describe('the pause before a new line', () => {
  const asked = (retryAfter: number) => ({ ...errorOf('internal', 'es').facts(), retryAfter });

  test('is never shorter than its step and never longer than it with all of its chance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (losses, chance) => {
          const step = Math.min(comeBack.maxMs, comeBack.baseMs * 2 ** (losses - 1));
          const pause = pauseAfter(losses, chance, null);
          expect(pause).toBeGreaterThanOrEqual(step);
          expect(pause).toBeLessThanOrEqual(Math.round(step * (1 + comeBack.jitter)));
        },
      ),
    );
  });

  test('is as long as a busy server asks, but not longer than the longest', () => {
    expect(pauseAfter(1, 0, asked(7))).toBe(7_000);
    expect(pauseAfter(1, 0, asked(600))).toBe(comeBack.maxMs);
  });

  test('is remembered with the sentence of a failed call', () => {
    const error = new ApiError(errorOf('internal', 'es').facts());
    const course = listening().hears({ type: 'line.lost', error, chance: 0 });
    expect(course.snapshot.context.error).toMatchObject({ code: 'internal' });
  });
});
