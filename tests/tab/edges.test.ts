/** The edges of the tab: hashes, sessions, the worker's address, and repeated calls. */
import { describe, expect, it, vi } from 'vitest';
import { demoHash } from '#mock/tab/demoHash.ts';
import { hasher } from '#mock/tab/hasher.ts';
import { repeats } from '#mock/tab/repeats.ts';
import { sessionsOf, type KeyValueStorage } from '#mock/tab/sessionKey.ts';
import { admitWorker } from '#mock/tab/trustedTypes.ts';
import { demoPassword } from '#mock/world/personas.ts';

const now = Date.parse('2026-03-18T18:00:00.000Z');
const claims = { userId: 'somebody', org: 'aurora', epoch: 0 };

function aKeeper(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe('the passwords', () => {
  it('the shared hash is the one of the demo password', async () => {
    expect(await hasher.verify(demoPassword, demoHash)).toBe(true);
    expect(await hasher.verify('aplauso', demoHash)).toBe(false);
  });

  it('equal passwords have different hashes, because each has its own salt', async () => {
    const [one, other] = await Promise.all([hasher.hash('contraseña'), hasher.hash('contraseña')]);
    expect(one).not.toBe(other);
    expect(await hasher.verify('contraseña', one)).toBe(true);
  });

  it.each([null, '', 'plain', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA', `${demoHash}x`])(
    'the invalid hash %s verifies no password',
    async (hash) => {
      expect(await hasher.verify(demoPassword, hash)).toBe(false);
    },
  );
});

describe('the sessions', () => {
  it('a session outlives a reload and is valid in the other tab', async () => {
    const keeper = aKeeper();
    const token = await sessionsOf(keeper).tokens.sign(claims, now);
    expect(await sessionsOf(keeper).tokens.verify(token, now)).toMatchObject(claims);
  });

  it('sessions end in every tab when the world begins again', async () => {
    const keeper = aKeeper();
    const [here, there] = [sessionsOf(keeper), sessionsOf(keeper)];
    const token = await there.tokens.sign(claims, now);
    here.renew();
    expect(await there.tokens.verify(token, now)).toBeUndefined();
    expect(await here.tokens.verify(await there.tokens.sign(claims, now), now)).toMatchObject(claims);
  });

  it('a session of one browser is not valid in another', async () => {
    const token = await sessionsOf(aKeeper()).tokens.sign(claims, now);
    expect(await sessionsOf(aKeeper()).tokens.verify(token, now)).toBeUndefined();
  });

  it('an invalid session secret is replaced', async () => {
    const keeper = aKeeper();
    keeper.setItem('aplauso-demo.secret', 'x');
    const token = await sessionsOf(keeper).tokens.sign(claims, now);
    expect(keeper.getItem('aplauso-demo.secret')).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessionsOf(keeper).tokens.verify(token, now)).toMatchObject(claims);
  });

  it('sessions last as long as the page when nothing can be stored', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const keeper of [
      undefined,
      { getItem: refuse, setItem: refuse },
      { getItem: () => null, setItem: refuse },
    ]) {
      const sessions = sessionsOf(keeper);
      const token = await sessions.tokens.sign(claims, now);
      expect(await sessions.tokens.verify(token, now)).toMatchObject(claims);
      sessions.renew();
      expect(await sessions.tokens.verify(token, now)).toBeUndefined();
    }
    warned.mockRestore();
  });
});

describe('the default policy', () => {
  type Create = (name: string, rules: { readonly createScriptURL: (url: string) => string | null }) => object;

  it('the default policy admits the address of the worker and no other script', () => {
    const createPolicy = vi.fn<Create>((_, rules) => rules);
    vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
    admitWorker('https://demo.test/sw.js');
    vi.unstubAllGlobals();
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(rules?.createScriptURL('https://demo.test/sw.js')).toBe('https://demo.test/sw.js');
    for (const other of [
      '/sw.js',
      'https://demo.test/sw.js?x',
      'https://evil.test/sw.js',
      'data:text/javascript,1',
    ])
      expect(rules?.createScriptURL(other)).toBeNull();
  });

  it('the default policy is not made a second time, nor without Trusted Types', () => {
    const createPolicy = vi.fn<Create>();
    vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
    admitWorker('https://demo.test/sw.js');
    vi.unstubAllGlobals();
    admitWorker('https://demo.test/sw.js');
    expect(createPolicy).not.toHaveBeenCalled();
  });
});

describe('the call repeated in the page', () => {
  const call = (): Request =>
    new Request('http://demo.test/graphql', { method: 'POST', body: '{"query":"{ user }"}' });
  const fine = async (): Promise<Response> => new Response('fine');
  const lost = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

  it('a repeated call fails once more when a fault had struck it behind the worker', async () => {
    const again = repeats();
    await expect(again.first(call(), lost)).rejects.toThrow(TypeError);
    await expect(again.second(call(), fine)).rejects.toThrow(TypeError);
    expect(await (await again.second(call(), fine)).text()).toBe('fine');
  });

  it('a repeated call is answered when the worker had only let it through', async () => {
    expect(await (await repeats().second(call(), fine)).text()).toBe('fine');
  });
});
