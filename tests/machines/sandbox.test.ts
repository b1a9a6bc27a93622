/**
 * The machine for the documentation's keys: one call at a time, no call twice, and exactly one renewal of refused keys.
 */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { done, failed } from '#machines/sample.ts';
import { sandboxMachine } from '#machines/sandbox.machine.ts';
import { openSandbox, refusedAnswer, sentAnswer, sentPost } from '#machines/sandbox.samples.ts';
import type { Ran, RunInput } from '#machines/sandbox.setup.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { begin, type Course } from './run.ts';

const network = errorOf('network', 'es');
const unauthorized = new ApiError({ ...errorOf('unauthorized', 'es').facts(), retryable: false });
const given = done('ask', openSandbox);
const press = (call = 'recognition') => ({ type: 'run.pressed' as const, call });
const good = done('run', { answer: sentAnswer, isKeyOver: false });
const over = done('run', { answer: refusedAnswer, isKeyOver: true });
const opened = (): Course => begin(sandboxMachine).hears(given);
const feed = ({ snapshot }: Course): unknown => (snapshot.value as { open?: { feed: string } }).open?.feed;
const call = ({ snapshot }: Course): unknown => (snapshot.value as { open?: { call: string } }).open?.call;

describe('the sandbox keys', () => {
  test('sandbox keys are requested as soon as the page opens', () => {
    expect(begin(sandboxMachine).snapshot.value).toBe('asking');
    expect(opened().snapshot.context.sandbox).toEqual(openSandbox);
  });

  test('a deployment without a sandbox is no failure, and nothing more is requested', () => {
    const nowhere = begin(sandboxMachine).hears(failed('ask', errorOf('not_found', 'es')));
    expect(nowhere.snapshot.value).toBe('absent');
    expect(nowhere.hears({ type: 'retry.pressed' }, press()).snapshot.value).toBe('absent');
  });

  test.each(['network', 'too_many', 'internal'] as const)(
    'sandbox keys that cannot be had (%s) show why, and Retry asks again',
    (code) => {
      const lost = begin(sandboxMachine).hears(failed('ask', errorOf(code, 'es')));
      expect(lost.snapshot).toMatchObject({ value: 'failed', context: { error: { code } } });
      expect(lost.hears({ type: 'retry.pressed' }).snapshot.value).toBe('asking');
    },
  );

  test('expired sandbox keys are asked for again, and the old ones stay in view meanwhile', () => {
    const again = opened().hears(done('outlive', undefined));
    expect(again.snapshot).toMatchObject({ value: 'asking', context: { sandbox: openSandbox } });
  });

  test('sandbox keys do not expire during a call, because it could have been made already', () => {
    const running = opened().hears(press());
    expect(running.snapshot.can(done('outlive', undefined))).toBe(false);
  });
});

describe('the sandbox call', () => {
  test('a sandbox call runs alone: another one pressed meanwhile is not made', () => {
    const running = opened().hears(press('recognition'), press('badge'));
    expect(running.snapshot.context.pending).toBe('recognition');
    const ended = running.hears(good);
    expect(call(ended)).toBe('idle');
    expect(Object.keys(ended.snapshot.context.outcomes as object)).toEqual(['recognition']);
  });

  test('an answered sandbox call refreshes the feed at once, also while an older read is running', () => {
    const resting = opened().hears(done('read', []));
    expect(feed(resting)).toBe('resting');
    expect(feed(resting.hears(press(), good))).toBe('reading');
    const during = opened().hears(press(), good);
    expect(feed(during)).toBe('reading');
    expect(feed(during.hears(done('read', [sentPost])))).toBe('resting');
  });

  test('a sandbox call that ends during a feed read aborts that read and starts a new one', async () => {
    const looks: AbortSignal[] = [];
    const actor = createActor(
      sandboxMachine.provide({
        actors: {
          ask: fromPromise(async () => openSandbox),
          run: fromPromise<Ran, RunInput>(async () => ({ answer: sentAnswer, isKeyOver: false })),
          read: fromPromise(({ signal }) => {
            looks.push(signal);
            return new Promise<never>(() => undefined);
          }),
        },
      }),
    ).start();
    await waitFor(actor, (now) => now.matches({ open: { call: 'idle' } }));
    actor.send(press());
    await waitFor(actor, ({ context }) => context.outcomes['recognition'] !== undefined);
    expect(looks.map(({ aborted }) => aborted)).toEqual([true, false]);
    actor.stop();
  });

  test('a sandbox call whose answer is lost shows the error, and the feed is read again', () => {
    const lost = opened().hears(done('read', []), press(), failed('run', network));
    expect(lost.snapshot.context.outcomes).toMatchObject({
      recognition: { kind: 'lost', error: { code: 'network' } },
    });
    expect(feed(lost)).toBe('reading');
  });

  test('a sandbox call with expired keys is repeated with new ones, once', () => {
    const refused = opened().hears(press(), over);
    expect(refused.snapshot).toMatchObject({ value: 'asking', context: { pending: 'recognition' } });
    const again = refused.hears(given);
    expect(call(again)).toBe('running');
    const twice = again.hears(over);
    expect(call(twice)).toBe('idle');
    expect(twice.snapshot.context.outcomes).toMatchObject({
      recognition: { kind: 'answered', answer: { status: 401 } },
    });
  });

  test('a sandbox call that waits for keys is dropped when they cannot be had', () => {
    const lost = opened().hears(press(), over, failed('ask', network));
    expect(lost.snapshot.context.pending).toBeNull();
    expect(call(lost.hears({ type: 'retry.pressed' }, given))).toBe('idle');
  });

  test('a sandbox call refused for a deliberately wrong key asks for no new keys', () => {
    const refused = opened().hears(
      press('revokedKey'),
      done('run', { answer: refusedAnswer, isKeyOver: false }),
    );
    expect(call(refused)).toBe('idle');
  });
});

describe('the sandbox feed', () => {
  test('a sandbox feed that fails keeps its posts, and is read again by timer and by hand', () => {
    const before = opened().hears(done('read', [sentPost]));
    const unread = before.hears({ type: 'feed.pressed' }, failed('read', network));
    expect(unread.snapshot.context).toMatchObject({ posts: [sentPost], feedError: { code: 'network' } });
    expect(feed(unread.hears({ type: 'feed.pressed' }))).toBe('reading');
    expect(feed(unread.hears({ type: 'xstate.after.pause.sandbox.open.feed.unread' }))).toBe('reading');
    const well = unread.hears({ type: 'feed.pressed' }, done('read', [sentPost]));
    expect(well.snapshot.context.feedError).toBeNull();
  });

  test('a sandbox feed asks for new keys once, and once more only after a successful read', () => {
    const asking = opened().hears(failed('read', unauthorized));
    expect(asking.snapshot.value).toBe('asking');
    const still = asking.hears(given, failed('read', unauthorized));
    expect(feed(still)).toBe('unread');
    const later = still.hears({ type: 'feed.pressed' }, done('read', []));
    expect(later.hears({ type: 'feed.pressed' }, failed('read', unauthorized)).snapshot.value).toBe('asking');
  });
});
