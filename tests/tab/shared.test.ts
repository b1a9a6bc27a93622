/**
 * State that the tabs of one browser share besides the rows: events, files, the credential key, and the tab that runs
 * due jobs.
 */
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from '#backend/http/context.ts';
import { indexedBlobs } from '#mock/tab/blobs.indexed.ts';
import { channelHub, type Channel } from '#mock/tab/eventBus.channel.ts';
import { issuerOf } from '#mock/tab/issuer.ts';
import { sessionsOf, type KeyValueStorage } from '#mock/tab/sessionKey.ts';
import { startScheduler, type Turns } from '#mock/tab/scheduler.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aKeeper(): KeyValueStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** Broadcast channels as in tabs: each receives the messages of the others, not its own. */
function channels(): () => Channel {
  const ends: ((data: unknown) => void)[] = [];
  return () => {
    const mine: ((event: MessageEvent) => void)[] = [];
    const hear = (data: unknown): void => {
      for (const listener of mine) listener({ data } as MessageEvent);
    };
    ends.push(hear);
    return {
      postMessage: (data: unknown) => {
        for (const end of ends) if (end !== hear) end(structuredClone(data));
      },
      addEventListener: (_: string, listener: unknown) =>
        mine.push(listener as (event: MessageEvent) => void),
    } as Channel;
  };
}
const about = (postId: string, to: StreamEvent['to'] = 'everyone'): StreamEvent => ({
  to,
  message: { id: `about-${postId}`, kind: 'post.published', postId },
});

describe('the event bus between tabs', () => {
  it('a stream event is received once in each tab by the people it is for', () => {
    const open = channels();
    const [here, there] = [channelHub(open()), channelHub(open())];
    const heard: string[] = [];
    const listen = (hub: typeof here, org: string, who: string, name: string) =>
      hub.subscribe(org, who, ({ postId }) => heard.push(`${name} ${postId}`));
    listen(here, 'aurora', 'ana', 'ana here');
    const stop = listen(there, 'aurora', 'ana', 'ana there');
    listen(there, 'aurora', 'luis', 'luis there');
    listen(there, 'boreal', 'ana', 'another');
    here.publish('aurora', [about('p', ['ana'])]);
    expect(heard).toEqual(['ana here p', 'ana there p']);
    stop();
    here.publish('aurora', [about('q')]);
    expect(heard.slice(2)).toEqual(['ana here q', 'luis there q']);
  });

  it('a stream event of another release’s shape is ignored', () => {
    const open = channels();
    const [hub, other] = [channelHub(open()), open()];
    const heard: string[] = [];
    hub.subscribe('aurora', 'ana', ({ id }) => heard.push(id));
    other.postMessage({ org: 'aurora', told: [{ to: 'everyone', message: { kind: 'party' } }] });
    other.postMessage(null);
    other.postMessage({ org: 'aurora', told: [about('p')] });
    expect(heard).toEqual(['about-p']);
  });
});

describe('the files', () => {
  it('files last as long as the page when the browser stores none, and are cleared together', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blobs = indexedBlobs('a world');
    const picture = { bytes: Uint8Array.from([1, 2]), contentType: 'image/png', name: 'a.png' };
    await blobs.put('aurora', 'k', picture);
    expect(await blobs.get('aurora', 'k')).toEqual(picture);
    expect(await blobs.get('boreal', 'k')).toBeUndefined();
    await blobs.remove('aurora', 'k');
    expect(await blobs.get('aurora', 'k')).toBeUndefined();
    await blobs.put('aurora', 'k', picture);
    await blobs.clear();
    expect(await blobs.get('aurora', 'k')).toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('the key of credentials', () => {
  const claims = { iss: 'aurora', vc: { name: 'Compañerismo' } };

  it('a signed credential can be verified with the public keys, which hold no secret', async () => {
    const issuer = issuerOf(aKeeper());
    const signed = await issuer.sign(claims);
    const { keys } = await issuer.keys();
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(decodeProtectedHeader(signed)).toMatchObject({ alg: 'ES256', kid: keys[0]?.['kid'] });
    const { payload } = await jwtVerify(signed, createLocalJWKSet({ keys: [...keys] as never }));
    expect(payload).toEqual(claims);
  });

  it('the key of credentials is the same after a reload and in every tab, and different in another browser', async () => {
    const keeper = aKeeper();
    const [one, other] = [issuerOf(keeper), issuerOf(keeper)];
    await Promise.all([one.keys(), other.keys()]);
    expect(await other.keys()).toEqual(await one.keys());
    expect(await issuerOf(keeper).keys()).toEqual(await one.keys());
    expect(await issuerOf(aKeeper()).keys()).not.toEqual(await one.keys());
  });

  it('an invalid key of credentials is replaced, and without storage the key lasts as long as the page', async () => {
    const keeper = aKeeper();
    keeper.setItem('aplauso-demo.issuer', '{"kty":"EC"}');
    expect(await issuerOf(keeper).keys()).toEqual(await issuerOf(keeper).keys());
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const issuer = issuerOf({ getItem: refuse, setItem: refuse });
    expect(await issuer.keys()).toEqual(await issuer.keys());
    expect(warned).toHaveBeenCalled();
  });
});

describe('the signed addresses', () => {
  it('signed addresses of files are valid in every tab of the demo and end when its world begins again', async () => {
    const keeper = aKeeper();
    const [here, there] = [sessionsOf(keeper), sessionsOf(keeper)];
    const signed = await here.sign('an address');
    expect(await there.sign('an address')).toBe(signed);
    expect(await here.sign('another')).not.toBe(signed);
    here.renew();
    expect(await there.sign('an address')).not.toBe(signed);
  });
});

describe('the scheduler', () => {
  /** Web locks as in a browser: one holder per name. */
  function aBrowser(): Turns {
    const taken = new Set<string>();
    return {
      request: async (name: string, _options: unknown, work: (lock: object | null) => Promise<void>) => {
        if (taken.has(name)) return work(null);
        taken.add(name);
        await work({}).finally(() => taken.delete(name));
      },
    } as unknown as Turns;
  }

  it('the scheduler runs at once and every second, in one tab at a time', async () => {
    vi.useFakeTimers();
    const turns = aBrowser();
    let looking = 0;
    let most = 0;
    const looks: string[] = [];
    const tick = (tab: string) => async () => {
      looks.push(tab);
      most = Math.max(most, ++looking);
      await new Promise((resolve) => setTimeout(resolve, 400));
      looking--;
    };
    const stops = [startScheduler(tick('one'), 'world', turns), startScheduler(tick('two'), 'world', turns)];
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(most).toBe(1);
    expect(new Set(looks)).toEqual(new Set(['one', 'two']));
    for (const stop of stops) stop();
    await vi.advanceTimersByTimeAsync(1_000);
    const before = looks.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(looks.length).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the scheduler runs again after a failed run, also without locks', async () => {
    vi.useFakeTimers();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let looks = 0;
    const stop = startScheduler(
      async () => {
        if (++looks === 1) throw new RangeError('inside');
      },
      'world',
      undefined,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect([looks, said.mock.calls.length]).toEqual([2, 1]);
    stop();
  });
});
