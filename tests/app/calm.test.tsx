/**
 * When the page reports that it is calm: after a moment of rest. A fetch, a write or a busy part of the page prevents
 * it.
 */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Send from '#src/api/send.ts';
import type * as Calm from '#src/app/calm.ts';

let cache: QueryClient;
let stop: () => void;
let exchange: typeof Send.exchange;
let setDemoKit: typeof Send.setDemoKit;
let watchCalm: typeof Calm.watchCalm;
beforeEach(async () => {
  // Loads fresh modules, so that calls left open by other tests are not counted.
  vi.resetModules();
  ({ exchange, setDemoKit } = await import('#src/api/send.ts'));
  ({ watchCalm } = await import('#src/app/calm.ts'));
  vi.useFakeTimers();
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = watchCalm(cache);
});
afterEach(() => {
  stop();
  setDemoKit(undefined);
  document.body.replaceChildren();
  vi.useRealTimers();
});

const isCalm = (): boolean => document.documentElement.hasAttribute('data-calm');
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('a page in which nothing happens is marked calm after 100 ms', async () => {
  await pass(99);
  expect(isCalm()).toBe(false);
  await pass(1);
  expect(isCalm()).toBe(true);
});

/** Each entry starts some work and returns the function that ends the work. */
const works: Readonly<Record<string, () => () => void>> = {
  'a read': () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    void cache.fetchQuery({ queryKey: ['one'], queryFn: () => promise });
    return () => resolve(1);
  },
  'a write': () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    void cache
      .getMutationCache()
      .build(cache, { mutationFn: () => promise })
      .execute(undefined);
    return () => resolve(1);
  },
  'a call past the cache': () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    setDemoKit({ isOurs: () => true, listens: () => false, answer: () => promise });
    void exchange(new Request('http://demo.test/graphql'));
    return () => resolve(new Response());
  },
  'a call that fails': () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    setDemoKit({ isOurs: () => true, listens: () => false, answer: () => promise });
    exchange(new Request('http://demo.test/graphql')).catch(() => undefined);
    return () => reject(new TypeError('Failed to fetch'));
  },
  'a part that is on its way': () => {
    document.body.innerHTML = '<div aria-busy="true"></div>';
    return () => document.body.replaceChildren();
  },
  'a part that becomes busy': () => {
    document.body.innerHTML = '<form></form>';
    const form = document.querySelector('form');
    form?.setAttribute('aria-busy', 'true');
    return () => form?.removeAttribute('aria-busy');
  },
};

test.each(Object.entries(works))(
  '%s ends the calm of the page, which returns 100 ms after its end',
  async (_what, begin) => {
    await pass(100);
    const end = begin();
    await pass(0);
    expect(isCalm()).toBe(false);
    await pass(60_000);
    expect(isCalm()).toBe(false);
    end();
    await pass(50);
    expect(isCalm()).toBe(false);
    await pass(60);
    expect(isCalm()).toBe(true);
  },
);

test('a way back that a closed layer began ends the calm of the page until it arrives', async () => {
  const { travel } = await import('#src/lib/layers.ts');
  await pass(100);
  travel(() => undefined);
  await pass(500);
  expect(isCalm()).toBe(false);
  dispatchEvent(new PopStateEvent('popstate'));
  await pass(110);
  expect(isCalm()).toBe(true);
});

test('a read that begins before 100 ms have passed delays the calm of the page', async () => {
  await pass(60);
  const end = works['a read']?.();
  await pass(60);
  expect(isCalm()).toBe(false);
  end?.();
  await pass(90);
  expect(isCalm()).toBe(false);
  await pass(20);
  expect(isCalm()).toBe(true);
});

test('a call that was open before watching began keeps the page from being calm', async () => {
  stop();
  const end = works['a call past the cache']?.();
  stop = watchCalm(cache);
  await pass(200);
  expect(isCalm()).toBe(false);
  end?.();
  await pass(200);
  expect(isCalm()).toBe(true);
});

const unsettled: Readonly<Record<string, () => () => void>> = {
  'a list that has no row yet': () => {
    document.body.innerHTML = '<ul data-windowed="3"></ul>';
    return () => document.querySelector('ul')?.append(document.createElement('li'));
  },
  'a list that measures a row': () => {
    document.body.innerHTML = '<ul data-windowed="3"><li style="visibility: hidden"></li></ul>';
    return () => document.querySelector('li')?.removeAttribute('style');
  },
  'a movement that ends': () => {
    const movement = { playState: 'running', id: 'fades', effect: null };
    vi.spyOn(document, 'getAnimations').mockReturnValue([movement as Animation]); // what a browser tells of one
    return () => void vi.spyOn(document, 'getAnimations').mockReturnValue([]);
  },
  'a font on its way': () => {
    const own = document.fonts;
    Reflect.set(document, 'fonts', { status: 'loading' });
    return () => void Reflect.set(document, 'fonts', own);
  },
};

test.each(Object.entries(unsettled))(
  '%s keeps the page from being calm until its end',
  async (_what, begin) => {
    const end = begin();
    await pass(60_000);
    expect(isCalm()).toBe(false);
    end();
    await pass(300);
    expect(isCalm()).toBe(true);
  },
);

test('a list without items and an endless movement are calm', async () => {
  document.body.innerHTML = '<ul data-windowed="0"></ul>';
  const effect = { getComputedTiming: () => ({ endTime: Infinity }) };
  vi.spyOn(document, 'getAnimations').mockReturnValue([{ playState: 'running', effect } as Animation]); // as above
  await pass(100);
  expect(isCalm()).toBe(true);
});

test('a page that is no longer watched is never marked calm', async () => {
  await pass(100);
  stop();
  expect(isCalm()).toBe(false);
  works['a read']?.()();
  await pass(500);
  expect(isCalm()).toBe(false);
});
