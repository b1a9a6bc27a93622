/**
 * Token and idempotency keys in browser storage that is shared with other tabs, full, denied or corrupted (spec §3,
 * §4).
 */
import { describe, expect, it, vi } from 'vitest';
import { intentKey } from '#src/api/idempotency.ts';
import { logFailure } from '#src/api/quietLog.ts';
import { tokenStore } from '#src/api/token.ts';
import { errorOf } from '#schema/errors.ts';
import { DeniedStorage, FakeStorage, onPage } from '../support/edge.ts';

onPage();

describe('the session token', () => {
  it('the session token is stored under auth_token', () => {
    tokenStore.write('t');
    expect(localStorage.getItem('auth_token')).toBe('t');
    tokenStore.forget();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('the session token is forgotten only if it is the given one', () => {
    tokenStore.write('new');
    tokenStore.forget('old');
    expect(tokenStore.read()).toBe('new');
    tokenStore.forget('new');
    expect(tokenStore.read()).toBeNull();
  });

  it('the session token lives in this tab when storage refuses', () => {
    vi.stubGlobal('localStorage', new DeniedStorage());
    tokenStore.write('t');
    expect(tokenStore.read()).toBe('t');
    tokenStore.forget();
    expect(tokenStore.read()).toBeNull();
  });

  it('a session token that could not be removed counts as gone in this tab', () => {
    tokenStore.write('t');
    vi.spyOn(localStorage, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tokenStore.forget();
    expect(tokenStore.read()).toBeNull();
  });

  it('a session token that another tab stores or removes is noticed, and other keys are ignored', async () => {
    // Listening starts once per page; a fresh module simulates a fresh page.
    vi.resetModules();
    const { tokenStore: fresh } = await import('#src/api/token.ts');
    const page: { hear?: (event: Pick<StorageEvent, 'key'>) => void } = {};
    vi.stubGlobal(
      'addEventListener',
      (_type: string, listener: (event: Pick<StorageEvent, 'key'>) => void) => {
        page.hear = listener;
      },
    );
    const heard: (string | null)[] = [];
    const stop = fresh.subscribe((token) => heard.push(token));
    localStorage.setItem('auth_token', 'from another tab');
    page.hear?.({ key: 'auth_token' });
    page.hear?.({ key: 'theme' });
    localStorage.clear();
    page.hear?.({ key: null });
    fresh.write('here');
    fresh.write('here');
    stop();
    fresh.forget();
    expect(heard).toEqual(['from another tab', null, 'here']);
  });
});

describe('the key of an intent', () => {
  it('the key of an intent stays the same over a reload until the outcome is known', () => {
    const storage = new FakeStorage();
    const first = intentKey(storage, 'recognition', 'thanks Ana');
    const again = intentKey(storage, 'recognition', 'thanks Ana');
    expect(again.key).toBe(first.key);
    again.settle();
    expect(intentKey(storage, 'recognition', 'thanks Ana').key).not.toBe(first.key);
  });

  it('the key of an intent changes with its content', () => {
    const storage = new FakeStorage();
    expect(intentKey(storage, 'recognition', 'thanks Ana').key).not.toBe(
      intentKey(storage, 'recognition', 'thanks Beto').key,
    );
  });

  it('the key of an intent stays the same on a page without storage, and replaces an invalid stored one', () => {
    const denied = new DeniedStorage();
    expect(intentKey(denied, 'cart').key).toBe(intentKey(denied, 'cart').key);
    const broken = new FakeStorage();
    broken.setItem('intent:other', '{{{');
    expect(intentKey(broken, 'other').key).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log of failed calls', () => {
  it('failed calls are logged as debug for network, timeout and authorisation, as error otherwise, without messages', () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    logFailure('feed', errorOf('network', 'es'));
    logFailure('feed', errorOf('timeout', 'es'));
    logFailure('feed', errorOf('unauthorized', 'es'));
    logFailure('feed', errorOf('internal', 'es'));
    logFailure('feed', new RangeError('ana@aurora.example'));
    expect(debug.mock.calls).toEqual([['feed: network 0'], ['feed: timeout 0'], ['feed: unauthorized 401']]);
    expect(error.mock.calls).toEqual([['feed: internal 500'], ['feed: RangeError']]);
  });
});
