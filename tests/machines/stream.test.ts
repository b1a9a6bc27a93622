/** The stream machine, which receives the stream events of a page: reconnects, pauses, ends. */
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

describe('the stream', () => {
  test('the stream opens when it is wanted, and passes on what it receives', () => {
    expect(begin(streamMachine).snapshot.value).toBe('off');
    expect(begin(streamMachine).hears(wanted).snapshot.hasTag('live')).toBe(false);
    const course = listening();
    expect(course.snapshot.hasTag('live')).toBe(true);
    expect(course.hears(heard).params('tell')).toEqual(heard);
  });

  test('a lost stream comes back after 1, 2, 4, 8, 16, then always 30 seconds', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 20].map((before) => pauseOf(lose(listening(), before)));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('a stream that was open for a while starts its pauses at one second after the next loss', () => {
    expect(pauseOf(lose(listening(), 4).hears(stoodLong))).toBe(1_000);
  });

  test('a lost stream comes back at once when the network or the person returns', () => {
    for (const event of [{ type: 'network.returned' } as const, shown])
      expect(
        listening()
          .hears(sampleLoss, event)
          .snapshot.matches({
            awake: { on: { line: { connected: 'connecting' } } },
          }),
      ).toBe(true);
  });

  test('a stream that opens again catches up; the first opening does not', () => {
    expect(listening().actions).not.toContain('catchUp');
    expect(listening().hears(sampleLoss, pauseOver, opened).actions).toContain('catchUp');
    expect(listening().hears(hidden, hiddenLong, shown, opened).actions).toContain('catchUp');
  });

  test('the stream closes when its page was hidden for a while, and not before', () => {
    expect(listening().hears(hidden).snapshot.hasTag('live')).toBe(true);
    expect(listening().hears(hidden, shown, hiddenLong).snapshot.hasTag('live')).toBe(true);
    const rests = listening().hears(hidden, hiddenLong);
    expect(rests.snapshot.matches({ awake: 'paused' })).toBe(true);
    expect(rests.hears(pauseOver, opened, heard).actions).toEqual([]);
  });

  test('a stream that a renewed token replaced opens again with the new token', () => {
    const replaced = { type: 'line.lost', error: errorOf('unauthorized', 'es'), chance: 0 } as const;
    const course = listening().hears(replaced, pauseOver, opened);
    expect(course.snapshot.hasTag('live')).toBe(true);
    expect(course.actions).toContain('catchUp');
  });

  test.each(['module_off', 'forbidden'] as const)('a stream that is refused (%s) ends for good', (code) => {
    const refused = { type: 'line.lost', error: errorOf(code, 'es'), chance: 0 } as const;
    const course = listening().hears(refused);
    expect(course.snapshot.value).toBe('ended');
    expect(course.hears(wanted, opened, shown, pauseOver).snapshot.value).toBe('ended');
  });

  test('a stream that the server only ended has no error', () => {
    const course = listening().hears({ type: 'line.lost', error: undefined, chance: 0 });
    expect(course.snapshot.context).toMatchObject({ error: null, pauseMs: 1_000 });
  });
});

describe('the pause before the stream opens again', () => {
  const asked = (retryAfter: number) => ({ ...errorOf('internal', 'es').facts(), retryAfter });

  test('the reconnect pause lies between its step and its step plus the whole jitter', () => {
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

  test('the reconnect pause is as long as a busy server asks, up to the maximum', () => {
    expect(pauseAfter(1, 0, asked(7))).toBe(7_000);
    expect(pauseAfter(1, 0, asked(600))).toBe(comeBack.maxMs);
  });

  test('a failed stream keeps the error of the call', () => {
    const error = new ApiError(errorOf('internal', 'es').facts());
    const course = listening().hears({ type: 'line.lost', error, chance: 0 });
    expect(course.snapshot.context.error).toMatchObject({ code: 'internal' });
  });
});
