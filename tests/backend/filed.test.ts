/** Putting a post away and bringing it back, and changing one's words. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { aRoom, faultsOf, names, type Room } from './postRoom.ts';

let room: Room;
afterEach(() => room.deployment.close());

const file = (name: (typeof names)[number], id: string, filed = true) =>
  room.call(name, `PATCH /post/filed/${id}`, { filed });

describe.each(['tab', 'sql'] satisfies StoreKind[])('filing, %s store', (kind) => {
  it('takes a post out of the feed, its filters and others’ lists, and puts it back where it was', async () => {
    room = await aRoom(kind);
    const id = await room.post({ valueIds: ['care'] });
    const newer = await room.post({ valueIds: ['care'] });
    const lists = ['GET /post', 'GET /post?value_id=care', 'GET /user/posts/sent?user_id=ana'];
    expect((await file('ana', id)).said).toMatchObject({ filed: true });
    for (const list of lists) expect(await room.ids('elena', list), list).toEqual([newer]);
    expect(await room.look(faultsOf)).toEqual([]);
    expect((await file('ana', id, false)).said).toMatchObject({ filed: false });
    for (const list of lists) expect(await room.ids('elena', list), list).toEqual([newer, id]);
    expect(await room.look(faultsOf)).toEqual([]);
  });

  it('is for who sent it and for administrators', async () => {
    room = await aRoom(kind);
    const id = await room.post({ from: 'ana', to: ['bruno'] });
    for (const [name, status] of [
      ['bruno', 403],
      ['elena', 403],
      ['carla', 403],
      ['ana', 200],
      ['diego', 200],
    ] as const)
      expect((await file(name, id)).status, name).toBe(status);
    const fromAll = await room.post({ from: null });
    expect((await file('diego', fromAll)).status).toBe(200);
  });

  it('leaves it to the people in it and to administrators, who find it among the filed', async () => {
    room = await aRoom(kind);
    const id = await room.post({ from: 'ana', to: ['bruno'] });
    const other = await room.post({ from: 'carla', to: ['bruno'] });
    await file('ana', id);
    await file('carla', other);
    const seen = { ana: 200, bruno: 200, elena: 404, carla: 404, diego: 200 };
    for (const name of names)
      expect((await room.call(name, `GET /post/${id}`)).status, name).toBe(seen[name]);
    expect(await room.ids('ana', 'GET /post?filed=true')).toEqual([id]);
    expect(await room.ids('elena', 'GET /post?filed=true')).toEqual([]);
    expect(await room.ids('diego', 'GET /post?filed=true')).toEqual([other, id]);
    expect(await room.ids('bruno', 'GET /user/posts/received')).toEqual([other, id]);
    const narrowed = await room.call('ana', 'GET /post?filed=true&post_type=thanks');
    expect([narrowed.status, narrowed.said.reasons[0].code]).toEqual([422, 'filed_alone']);
  });

  it('cannot be done to private thanks, nor to what is pending or removed', async () => {
    room = await aRoom(kind);
    expect((await file('ana', await room.post({ isPrivate: true }))).status).toBe(403);
    const publishAt = '2026-03-18T18:00:10.000Z';
    expect((await file('ana', await room.post({ state: 'pending', publishAt }))).status).toBe(403);
    expect((await file('ana', await room.post({ state: 'removed' }))).status).toBe(409);
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('changing one’s words, %s store', (kind) => {
  it('is for who sent the post, and says when; nothing else of it changes', async () => {
    room = await aRoom(kind);
    const id = await room.post();
    const before = (await room.call('elena', `GET /post/${id}`)).said;
    for (const name of ['bruno', 'elena', 'carla', 'diego'] as const)
      expect((await room.call(name, `PATCH /post/message/${id}`, { message: 'Otro' })).status, name).toBe(
        403,
      );
    room.deployment.now += 3_600_000;
    await room.call('ana', `PATCH /post/message/${id}`, { message: 'Gracias de verdad' });
    expect((await room.call('elena', `GET /post/${id}`)).said).toEqual({
      ...before,
      message: 'Gracias de verdad',
      edited_at: new Date(room.deployment.now).toISOString(),
    });
  });

  it('leaves no trace while nobody has read them yet, and cannot be done to what was removed', async () => {
    room = await aRoom(kind);
    const pending = await room.post({ state: 'pending', publishAt: '2026-03-18T18:00:10.000Z' });
    const edited = await room.call('ana', `PATCH /post/message/${pending}`, { message: 'Mejor' });
    expect(edited.said).toMatchObject({ message: 'Mejor', edited_at: null });
    const removed = await room.post({ state: 'removed' });
    expect((await room.call('ana', `PATCH /post/message/${removed}`, { message: 'Mejor' })).status).toBe(409);
  });
});
