/**
 * Worlds of the demo begin by default, by a link, and after a reset. Rows and time are the same, and earlier sessions
 * become invalid.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import { arrive, tokenOf } from '#mock/tab/arrival.ts';
import { controlsOf, type Controls } from '#mock/tab/controls.ts';
import { faultPresets } from '#mock/tab/faultPresets.ts';
import type { DemoRuntime } from '#mock/tab/demoRuntime.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import type { DemoLink } from '#schema/demo/demoLink.ts';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import type { TabKit } from '#mock/tab/kit.ts';
import {
  aBrowser,
  aShelf,
  busyLink,
  factsOf,
  dayMs,
  origin,
  rowsOf,
  smallWorldOf,
  today,
  type Browser,
} from './grounds.ts';

/** Checked by the compiler only: kit and controls match the app's interfaces. */
export const asTheAppSees = (kit: TabKit, controls: Controls): readonly [DemoKit, DemoControls] => [
  kit,
  controls,
];

const spring = Date.parse('2026-03-18T15:00:00.000Z');
const atOnce = <A>(work: () => Promise<A>): Promise<A> => work();

let browser: Browser;
beforeEach(() => {
  browser = aBrowser();
});
const status = async (ground: DemoRuntime, token: string): Promise<number> =>
  (
    await ground.deployment.answer(
      new Request(`${origin}/rest/user`, { headers: { authorization: `Bearer ${token}` } }),
    )
  ).status;
const thank = (ground: DemoRuntime) =>
  ground.db.tx(organizationIds.aurora, async (store) => {
    const [one] = (await store.list(posts, { limit: 1 })).rows;
    return store.update(posts, { id: one?.id ?? '' }, { message: 'Gracias' });
  });

describe('the opened demo', () => {
  it('a demo opened without a link starts at the device’s time', async () => {
    const ground = await browser.open();
    expect(factsOf(ground)).toEqual({ at: today, link: null });
    expect([ground.now(), ground.db.world.moved]).toEqual([today, 0]);
    browser.machine += dayMs;
    expect(ground.now()).toBe(today + dayMs);
  });

  it('a demo opened by a link makes only the world of the link, and keeps it through a reload', async () => {
    const ground = await browser.open({ first: busyLink });
    const begin = vi.spyOn(ground.db, 'reset');
    expect(await arrive(ground, { ...busyLink, persona: 'manager' })).toMatchObject({ path: '/' });
    expect(begin).not.toHaveBeenCalled();
    expect([ground.now(), factsOf(ground).link]).toEqual([spring, expect.objectContaining(busyLink)]);
    const again = await browser.open({ first: { ...busyLink, date: '2027-01-01' } });
    expect([again.now(), await rowsOf(again)]).toEqual([spring, await rowsOf(ground)]);
  });

  it('a link to another world replaces the present world', async () => {
    const ground = await browser.open();
    await thank(ground);
    await arrive(ground, busyLink);
    expect(factsOf(ground).link).toMatchObject(busyLink);
    expect((await ground.db.changes()).length).toBe(0);
  });

  it('a link to the present world starts that world from its beginning', async () => {
    const ground = await browser.open({ first: busyLink });
    await arrive(ground, busyLink);
    const before = await rowsOf(ground);
    await thank(ground);
    expect(await rowsOf(ground)).not.toBe(before);
    await arrive(ground, busyLink);
    expect(await rowsOf(ground)).toBe(before);
  });

  it('a demo of a new release keeps the link of the previous world, at its own moment', async () => {
    await arrive(await browser.open(), busyLink);
    const ground = await browser.open({ version: '2' });
    expect([factsOf(ground).link, ground.now()]).toEqual([expect.objectContaining(busyLink), spring]);
  });
});

describe('the arrival by a link', () => {
  const arrived = async (link: Partial<DemoLink>) => {
    const ground = await browser.open();
    return { ground, ...(await arrive(ground, { ...busyLink, ...link })) };
  };

  it.each(['employee', 'manager', 'admin', 'external'] as const)(
    'arriving as %s signs the person in',
    async (persona) => {
      const { ground, token } = await arrived({ persona, organization: 'boreal' });
      const claims = await ground.sessions.tokens.verify(token ?? '', ground.now());
      expect(claims?.org).toBe(organizationIds.boreal);
      expect(await status(ground, token ?? '')).toBe(200);
    },
  );

  it('arriving without a persona signs nobody in', async () => {
    expect((await arrived({})).token).toBeNull();
  });

  it('arriving opens the scenario’s page, and the first page for an external person', async () => {
    expect((await arrived({ scenario: 'shortPoints', persona: 'employee' })).path).toBe('/cart');
    expect((await arrived({ scenario: 'shortPoints', persona: 'external' })).path).toBe('/');
  });

  it('arriving sets the faults of the scenario and removes those of the previous one', async () => {
    const { ground } = await arrived({ scenario: 'failing' });
    expect(ground.deployment.faults.list()).toHaveLength(faultPresets.failing.length);
    await arrive(ground, busyLink);
    expect(ground.deployment.faults.list()).toEqual([]);
  });

  it('arriving at a world that cannot be made changes nothing and may be tried again', async () => {
    let isLost = true;
    const ground = await browser.open({
      worldOf: async (seedId, hash) => {
        if (isLost && seedId.includes(busyLink.date)) throw new TypeError('a chunk could not be fetched');
        return smallWorldOf(seedId, hash);
      },
    });
    await thank(ground);
    const token = await tokenOf(ground, 'employee@aurora.example');
    const before = await rowsOf(ground);
    await expect(arrive(ground, busyLink)).rejects.toThrow('a chunk could not be fetched');
    await expect(ground.begin({ seedId: 'no world at all' })).rejects.toThrow(TypeError);
    expect([await rowsOf(ground), await status(ground, token)]).toEqual([before, 200]);
    isLost = false;
    await arrive(ground, busyLink);
    expect(factsOf(ground).link).toMatchObject(busyLink);
  });

  it('a token for an unknown person is refused', async () => {
    await expect(tokenOf(await browser.open(), 'nobody@aurora.example')).rejects.toThrow('nobody comes in');
  });
});

describe('the reset', () => {
  it('a reset restores rows, time and fingerprint of the link, and ends every session', async () => {
    const ground = await browser.open();
    const { token } = await arrive(ground, { ...busyLink, persona: 'employee' });
    const controls = controlsOf(ground, atOnce, aShelf());
    const [rows, print] = [await rowsOf(ground), await controls.fingerprint()];
    browser.machine += 3 * dayMs;
    await controls.time.advance(dayMs, { keepSession: true });
    await thank(ground);
    await ground.blobs.put(organizationIds.aurora, 'a', {
      bytes: Uint8Array.of(1),
      contentType: 'text/plain',
      name: 'a.txt',
    });
    expect(await rowsOf(ground)).not.toBe(rows);
    await ground.begin();
    expect([await rowsOf(ground), await controls.fingerprint()]).toEqual([rows, print]);
    expect([ground.now(), controls.time.moved(), await ground.blobs.all()]).toEqual([spring, 0, []]);
    expect(await status(ground, token ?? '')).toBe(401);
  });

  it('a reset without a link returns to the device’s clock, and makes a new world after a day', async () => {
    const ground = await browser.open();
    const controls = controlsOf(ground, atOnce, aShelf());
    await controls.time.advance(dayMs, { keepSession: true });
    browser.machine += 60_000;
    await ground.begin();
    expect([ground.now(), factsOf(ground).at]).toEqual([today + 60_000, today]);
    browser.machine += dayMs;
    await ground.begin();
    expect([ground.now(), factsOf(ground).at]).toEqual([today + 60_000 + dayMs, today + 60_000 + dayMs]);
  });
});

describe('the faults at a reset', () => {
  const refusing = { status: 503 } as const;

  it('a reset ends the faults of a scenario and of the cockpit, so that the next call is answered', async () => {
    const ground = await browser.open();
    await arrive(ground, { ...busyLink, scenario: 'failing' });
    ground.deployment.faults.add(refusing);
    ground.deployment.faults.add({ offline: true });
    await ground.begin();
    expect(ground.deployment.faults.list()).toEqual([]);
    expect(await status(ground, await tokenOf(ground, 'employee@aurora.example'))).toBe(200);
  });

  it('a reset that cannot make its world keeps the faults', async () => {
    let isLost = false;
    const ground = await browser.open({
      worldOf: async (seedId, hash) => {
        if (isLost) throw new TypeError('a chunk could not be fetched');
        return smallWorldOf(seedId, hash);
      },
    });
    ground.deployment.faults.add(refusing);
    browser.machine += dayMs;
    isLost = true;
    await expect(ground.begin()).rejects.toThrow(TypeError);
    expect(ground.deployment.faults.list()).toHaveLength(1);
  });
});

describe('the demo controls', () => {
  it('the controls name the running world, and its fingerprint is the same in any browser', async () => {
    const ground = await browser.open();
    const controls = controlsOf(ground, atOnce, aShelf());
    expect(controls.world()).toBeUndefined();
    await arrive(ground, busyLink);
    expect(controls.world()).toMatchObject(busyLink);
    const print = await controls.fingerprint();
    expect(print).toMatch(/^[0-9a-f]{12}$/);
    expect(await controls.fingerprintOf({ ...busyLink, persona: 'admin', language: 'en' })).toBe(print);
    expect(await controls.fingerprintOf({ ...busyLink, date: '2026-03-19' })).not.toBe(print);
    const another = await aBrowser().open({ first: busyLink });
    expect(await controlsOf(another, atOnce, aShelf()).fingerprint()).toBe(print);
  });

  it('the controls hold the page’s calls while time moves', async () => {
    const ground = await browser.open();
    let held = 0;
    const controls = controlsOf(ground, async (work) => (held++, work()), aShelf());
    await controls.time.advance(1, { keepSession: true });
    expect([held, controls.time.now()]).toEqual([1, today + 1]);
  });

  it('the controls show the outbox, the faults and the log of calls', async () => {
    const ground = await browser.open();
    const controls = controlsOf(ground, atOnce, aShelf());
    controls.faults.add({
      call: 'GET /rest/user',
      times: 1,
      strike: { kind: 'error', code: 'internal', status: 500 },
    });
    expect(controls.faults.list()).toHaveLength(1);
    expect(await status(ground, await tokenOf(ground, 'admin@aurora.example'))).toBe(500);
    expect(controls.log.list().at(-1)).toMatchObject({ call: 'GET /rest/user', struck: true });
    expect(controls.faults.list()).toEqual([]);
    expect(await controls.outbox()).toEqual([]);
    await ground.deployment.answer(
      new Request(`${origin}/rest/otp/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'employee@aurora.example' }),
      }),
    );
    expect(await controls.outbox()).toMatchObject([
      { kind: 'mail', to: 'employee@aurora.example', code: expect.stringMatching(/^\d{6}$/) },
    ]);
  });
});
