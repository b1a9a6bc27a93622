/**
 * A snapshot restores the same world in this or another browser: rows, time, files, votes and sessions. Every other
 * file is refused.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import { arrive, tokenOf } from '#mock/tab/arrival.ts';
import { controlsOf, type Controls } from '#mock/tab/controls.ts';
import type { DemoRuntime } from '#mock/tab/demoRuntime.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';
import { tokenKey } from '#schema/limits.ts';
import { aBrowser, aShelf, busyLink, dayMs, origin, rowsOf, today, type Browser } from './grounds.ts';

const { aurora } = organizationIds;
const picture = {
  bytes: Uint8Array.from({ length: 20_000 }, (_, at) => at % 256),
  contentType: 'image/png',
  name: 'Año.png',
};

interface Desk {
  readonly browser: Browser;
  readonly ground: DemoRuntime;
  readonly controls: Controls;
}
const aDesk = async (version = '1'): Promise<Desk> => {
  const browser = aBrowser();
  const ground = await browser.open({ version });
  return { browser, ground, controls: controlsOf(ground, (work) => work(), aShelf()) };
};
const say = (ground: DemoRuntime, message: string) =>
  ground.db.tx(aurora, async (store) => {
    const [one, another] = (await store.list(posts, { limit: 2, order: [['id', 'asc']] })).rows;
    await store.update(posts, { id: one?.id ?? '' }, { message });
    await store.remove(posts, { id: another?.id ?? '' });
    await store.insert(posts, one === undefined ? [] : [{ ...one, id: `${message} 1` }]);
  });

let desk: Desk;
beforeEach(async () => {
  desk = await aDesk();
});

/** Saves a snapshot with changed rows, a file and moved time; returns the state of that world. */
async function keepOne({ ground, controls }: Desk) {
  await arrive(ground, busyLink);
  await say(ground, 'Gracias');
  await ground.blobs.put(aurora, 'a/b', picture);
  await controls.time.advance(dayMs + 5, { keepSession: true });
  const info = await controls.snapshots.save('Antes de la junta');
  return { info, rows: await rowsOf(ground), at: ground.now(), secret: ground.sessions.secret() };
}

describe('the snapshot', () => {
  it('a loaded snapshot restores rows, files, time and session secret, and its time goes on from there', async () => {
    const { ground, controls, browser } = desk;
    const { info, rows, at, secret } = await keepOne(desk);
    browser.machine += 9 * dayMs;
    await controls.time.advance(2 * dayMs, { keepSession: true });
    await say(ground, 'Otra cosa');
    await ground.blobs.remove(aurora, 'a/b');
    await arrive(ground, { ...busyLink, date: '2027-05-05' });
    expect(await rowsOf(ground)).not.toBe(rows);
    await controls.snapshots.load(info.id);
    expect([ground.now(), controls.time.moved()]).toEqual([at, dayMs + 5]);
    expect(await rowsOf(ground)).toBe(rows);
    expect(await ground.blobs.get(aurora, 'a/b')).toMatchObject(picture);
    expect(ground.sessions.secret()).toBe(secret);
    expect(controls.world()).toMatchObject(busyLink);
    browser.machine += 60_000;
    expect(ground.now()).toBe(at + 60_000);
    // A reset returns to the beginning of the world, without the changes of the snapshot.
    await ground.begin();
    expect((await ground.db.changes()).length).toBe(0);
  });

  it('a snapshot read from its file in another browser, on another day, restores the same world', async () => {
    const { info, rows, at } = await keepOne(desk);
    const file = await desk.controls.snapshots.file(info.id);
    expect([file.name, file.type, file.size]).toEqual([
      'aplauso-Antes-de-la-junta.json.gz',
      'application/gzip',
      info.bytes,
    ]);
    const other = await aDesk();
    other.browser.machine += 100 * dayMs;
    const read = await other.controls.snapshots.read(file);
    expect(read).toMatchObject({ name: 'Antes de la junta', bytes: info.bytes, at: today + 100 * dayMs });
    expect(await other.controls.snapshots.list()).toEqual([read]);
    await other.controls.snapshots.load(read.id);
    expect([await rowsOf(other.ground), other.ground.now()]).toEqual([rows, at]);
    expect(await other.ground.blobs.get(aurora, 'a/b')).toMatchObject(picture);
  });

  it('a snapshot is loaded in every tab, and stays through a reload', async () => {
    const { info, rows, at } = await keepOne(desk);
    const there = await desk.browser.open();
    await arrive(there, { ...busyLink, date: '2027-05-05' });
    await desk.controls.snapshots.load(info.id);
    await vi.waitFor(() => expect(there.now()).toBe(at));
    expect(await rowsOf(there)).toBe(rows);
    const later = await desk.browser.open();
    expect([await rowsOf(later), later.now()]).toEqual([rows, at]);
  });

  it('loading a snapshot keeps the signed-in person when the snapshot has that person', async () => {
    const { ground, controls, browser } = desk;
    const { info } = await keepOne(desk);
    browser.keeper.setItem(tokenKey, await tokenOf(ground, 'manager@aurora.example'));
    await controls.snapshots.load(info.id);
    const token = browser.keeper.getItem(tokenKey) ?? '';
    const answer = await ground.deployment.answer(
      new Request(`${origin}/rest/user`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ email: 'manager@aurora.example' }),
    ]);
  });

  it('snapshots are listed newest first until they are removed', async () => {
    const { controls, browser } = desk;
    const first = await controls.snapshots.save('uno');
    browser.machine += 1;
    const second = await controls.snapshots.save('  ¿¡!?  ');
    expect(await controls.snapshots.list()).toEqual([second, first]);
    expect((await controls.snapshots.file(second.id)).name).toBe('aplauso-demo.json.gz');
    await controls.snapshots.remove(first.id);
    expect(await controls.snapshots.list()).toEqual([second]);
    await expect(controls.snapshots.load(first.id)).rejects.toThrow('no world was kept');
  });
});

describe('the refused snapshot file', () => {
  const faultOf = async (file: Blob): Promise<string> => {
    const before = await rowsOf(desk.ground);
    const refused: unknown = await desk.controls.snapshots.read(file).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(SnapshotRefused);
    expect([await desk.controls.snapshots.list(), await rowsOf(desk.ground)]).toEqual([[], before]);
    return refused instanceof SnapshotRefused ? refused.fault : '';
  };
  const aFile = async (version = '1'): Promise<Buffer<ArrayBuffer>> => {
    const other = await aDesk(version);
    const { info } = await keepOne(other);
    return Buffer.from(await (await other.controls.snapshots.file(info.id)).arrayBuffer());
  };
  const changed = async (change: (said: Record<string, unknown>) => void): Promise<Blob> => {
    const said: Record<string, unknown> = JSON.parse(gunzipSync(await aFile()).toString());
    change(said);
    return new Blob([gzipSync(JSON.stringify(said))]);
  };

  it.each([
    ['nothing at all', new Blob([])],
    ['a text', new Blob(['no world'])],
    ['a gzip of a text', new Blob([gzipSync('no world')])],
    ['a gzip of another JSON', new Blob([gzipSync('{"kind":"something else"}')])],
  ])('a snapshot file that is %s is refused as nonsense', async (_, file) => {
    expect(await faultOf(file)).toBe('nonsense');
  });

  it('a snapshot file of another release with a row that cannot be converted is refused', async () => {
    const file = await changed((said) => {
      said['release'] = '2';
      said['changes'] = [['departments', aurora, 'x', { id: 'x', name: 7 }]];
    });
    expect(await faultOf(file)).toBe('otherRelease');
  });

  it('a snapshot file with missing or changed bytes is refused as damaged', async () => {
    const bytes = await aFile();
    expect(await faultOf(new Blob([bytes.subarray(0, -9)]))).toBe('damaged');
    expect(await faultOf(new Blob([bytes.subarray(0, 40)]))).toBe('damaged');
    const spoilt = Buffer.from(bytes);
    spoilt[100] = (spoilt[100] ?? 0) ^ 0xff;
    expect(await faultOf(new Blob([spoilt]))).toBe('damaged');
  });

  it.each([
    ['a table that there is not', ['treasure', aurora, 'x', { id: 'x' }]],
    ['a row that lacks columns', ['posts', aurora, 'x', { id: 'x' }]],
    [
      'a row under another id',
      [
        'departments',
        aurora,
        'x',
        { id: 'y', name: '', active: true, parentId: null, managerId: null, createdAt: '' },
      ],
    ],
    [
      'a value of another kind',
      [
        'departments',
        aurora,
        'x',
        { id: 'x', name: 7, active: true, parentId: null, managerId: null, createdAt: '' },
      ],
    ],
    ['no row', 'treasure'],
  ])('a snapshot file with %s in it is refused as damaged', async (_, change) => {
    expect(await faultOf(await changed((said) => (said['changes'] = [change])))).toBe('damaged');
  });

  it('a snapshot file with an invalid secret, world, moved time or file is refused as damaged', async () => {
    expect(await faultOf(await changed((said) => (said['secret'] = 'short')))).toBe('damaged');
    expect(await faultOf(await changed((said) => (said['seedId'] = '0 1 2')))).toBe('damaged');
    expect(await faultOf(await changed((said) => (said['moved'] = -1)))).toBe('damaged');
    expect(await faultOf(await changed((said) => (said['files'] = [{ key: 'a' }])))).toBe('damaged');
  });
});
