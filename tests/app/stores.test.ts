/** The small client state: toasts, the banner queue, streamed messages, prompts, device (spec §3, §4, §9). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallLayoutPx, toastMs } from '#schema/limits.ts';
import { createPrompts } from '#src/app/prompts.store.ts';
import { createStreamed } from '#src/notifications/streamed.store.ts';
import { createDevice, watchDevice } from '#src/lib/device.ts';
import { createStore, forgetPerson } from '#src/lib/store.ts';
import { createToasts, maxPast, maxToasts } from '#src/lib/toasts.ts';
import { createBanners } from '#src/organization/banners.store.ts';

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const texts = (stack: ReturnType<typeof createToasts>): string[] =>
    stack.store.getSnapshot().context.toasts.map((toast) => toast.text);

  test('toasts stack in the order they came, and each leaves after its own time', () => {
    const stack = createToasts();
    stack.raise({ severity: 'success', text: 'one' });
    vi.advanceTimersByTime(1_000);
    stack.raise({ severity: 'error', text: 'two' });
    expect(texts(stack)).toEqual(['one', 'two']);
    vi.advanceTimersByTime(toastMs - 1_000);
    expect(texts(stack)).toEqual(['two']);
    vi.advanceTimersByTime(1_000);
    expect(texts(stack)).toEqual([]);
  });

  test('toasts do not time out while held, and continue with the remaining time after release', () => {
    const stack = createToasts();
    stack.raise({ severity: 'info', text: 'one' });
    vi.advanceTimersByTime(toastMs - 500);
    stack.hold();
    vi.advanceTimersByTime(60_000);
    expect(texts(stack)).toEqual(['one']);
    stack.release();
    vi.advanceTimersByTime(499);
    expect(texts(stack)).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(texts(stack)).toEqual([]);
  });

  test('a toast that is raised while the stack is held waits too', () => {
    const stack = createToasts();
    stack.hold();
    stack.raise({ severity: 'info', text: 'late' });
    vi.advanceTimersByTime(60_000);
    expect(texts(stack)).toEqual(['late']);
    stack.release();
    vi.advanceTimersByTime(toastMs);
    expect(texts(stack)).toEqual([]);
  });

  test('the same message is not stacked twice, and its timer restarts', () => {
    const stack = createToasts();
    const first = stack.raise({ severity: 'error', text: 'same' });
    vi.advanceTimersByTime(toastMs - 1);
    expect(stack.raise({ severity: 'error', text: 'same' })).toBe(first);
    vi.advanceTimersByTime(toastMs - 1);
    expect(texts(stack)).toEqual(['same']);
    stack.raise({ severity: 'info', text: 'same' });
    expect(texts(stack)).toEqual(['same', 'same']);
  });

  test('the oldest toast leaves when the stack exceeds its maximum', () => {
    const stack = createToasts();
    for (let n = 0; n <= maxToasts; n += 1) stack.raise({ severity: 'info', text: `${n}` });
    expect(texts(stack)).toHaveLength(maxToasts);
    expect(texts(stack)[0]).toBe('1');
  });

  test('a toast can be dismissed, and dismissing it twice does nothing', () => {
    const stack = createToasts();
    const id = stack.raise({ severity: 'info', text: 'one' });
    stack.dismiss(id);
    stack.dismiss(id);
    expect(texts(stack)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the list of past toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const past = (stack: ReturnType<typeof createToasts>) => stack.store.getSnapshot().context.past;

  test('past toasts are listed newest first with their severity and time', () => {
    const stack = createToasts();
    vi.setSystemTime(1_000);
    stack.raise({ severity: 'success', text: 'one' });
    vi.advanceTimersByTime(toastMs);
    stack.raise({ severity: 'error', text: 'two' });
    vi.advanceTimersByTime(toastMs);
    expect(stack.store.getSnapshot().context.toasts).toEqual([]);
    expect(past(stack).map(({ text, severity, at }) => [text, severity, at])).toEqual([
      ['two', 'error', 1_000 + toastMs],
      ['one', 'success', 1_000],
    ]);
  });

  test('the list of past toasts holds the last fifty, and a repeated visible toast is listed once', () => {
    const stack = createToasts();
    for (let n = 0; n < maxPast + 3; n += 1) stack.raise({ severity: 'info', text: `${n}` });
    stack.raise({ severity: 'info', text: `${maxPast + 2}` });
    expect(past(stack)).toHaveLength(maxPast);
    expect(past(stack).at(-1)?.text).toBe('3');
  });

  test('past toasts are forgotten with the person', () => {
    const stack = createToasts();
    stack.raise({ severity: 'info', text: 'Reconociste a Luis Paz' });
    forgetPerson();
    expect(past(stack)).toEqual([]);
    expect(stack.store.getSnapshot().context.toasts).toEqual([]);
    vi.advanceTimersByTime(toastMs);
    expect(past(stack)).toEqual([]);
  });
});

describe('the queue of banners', () => {
  test('adding a banner appends it, and dismissing removes the first one', () => {
    const queue = createBanners();
    const ids = (): string[] => queue.getSnapshot().context.messages.map((message) => message.id);
    queue.trigger.added({ message: { id: 'a', text: 'A' } });
    queue.trigger.added({ message: { id: 'b', text: 'B' } });
    expect(ids()).toEqual(['a', 'b']);
    queue.trigger.dismissed();
    expect(ids()).toEqual(['b']);
    queue.trigger.dismissed();
    queue.trigger.dismissed();
    expect(ids()).toEqual([]);
  });
});

describe('the store of streamed messages', () => {
  test('streamed messages are added and deleted by id, and one that repeats an id replaces the earlier', () => {
    const store = createStreamed();
    const said = (id: string, postId: string) => ({ message: { id, kind: 'post.changed' as const, postId } });
    store.trigger.added(said('a', '1'));
    store.trigger.added(said('b', '2'));
    store.trigger.added(said('a', '3'));
    expect(store.getSnapshot().context.messages.map(({ id, postId }) => [id, postId])).toEqual([
      ['b', '2'],
      ['a', '3'],
    ]);
    store.trigger.deleted({ id: 'b' });
    expect(store.getSnapshot().context.messages.map((message) => message.id)).toEqual(['a']);
  });
});

describe('prompts', () => {
  test('each prompt toggles without changing the other', () => {
    const store = createPrompts();
    expect(store.getSnapshot().context).toEqual({ showSettings: false, showWhatsapp: false });
    store.trigger.settingsToggled();
    expect(store.getSnapshot().context).toEqual({ showSettings: true, showWhatsapp: false });
    store.trigger.whatsappToggled();
    store.trigger.settingsToggled();
    expect(store.getSnapshot().context).toEqual({ showSettings: false, showWhatsapp: true });
  });
});

describe('the device store', () => {
  test('the device is a desktop until measured, then follows the 900 px media query until watching stops', () => {
    const store = createDevice();
    expect(store.getSnapshot().context.isDesktop).toBe(true);
    const media = Object.assign(new EventTarget(), { matches: false, media: '' });
    let asked = '';
    const stop = watchDevice(store, (query) => {
      asked = query;
      return media as unknown as MediaQueryList;
    });
    expect(asked).toBe(`(min-width: ${smallLayoutPx}px)`);
    expect(store.getSnapshot().context.isDesktop).toBe(false);
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect(store.getSnapshot().context.isDesktop).toBe(true);
    stop();
    media.matches = false;
    media.dispatchEvent(new Event('change'));
    expect(store.getSnapshot().context.isDesktop).toBe(true);
  });
});

describe('stores that belong to a person', () => {
  test('forgetting the person resets the person’s stores and keeps the device’s store', () => {
    const banners = createBanners();
    const prompts = createPrompts();
    const device = createStore({
      context: { count: 0 },
      on: { counted: (context) => ({ count: context.count + 1 }) },
    });
    banners.trigger.added({ message: { id: 'a', text: 'Hola' } });
    prompts.trigger.settingsToggled();
    device.trigger.counted();
    const heard: number[] = [];
    banners.subscribe(({ context }) => heard.push(context.messages.length));
    forgetPerson();
    expect(banners.getSnapshot().context.messages).toEqual([]);
    expect(prompts.getSnapshot().context.showSettings).toBe(false);
    expect(device.getSnapshot().context.count).toBe(1);
    expect(heard).toEqual([0]);
  });
});
