/** Reactions: one a person, changed or taken back by the same call. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/home.ts';
import { aRoom, faultsOf, type Room } from './postRoom.ts';

let room: Room;
afterEach(() => room.home.close());

describe.each(['tab', 'sql'] satisfies StoreKind[])('reacting, %s store', (kind) => {
  it('gives a reaction, changes it to another, and takes it back when it comes again', async () => {
    room = await aRoom(kind);
    const id = await room.post();
    const react = async (reaction?: string) =>
      (
        await room.call('elena', 'POST /like', {
          post_id: id,
          ...(reaction === undefined ? {} : { reaction }),
        })
      ).said;
    expect(await react('love')).toEqual({ liked: true, likes_count: 1, reaction: 'love' });
    expect(await react('wow')).toEqual({ liked: true, likes_count: 1, reaction: 'wow' });
    expect(await react('wow')).toEqual({ liked: false, likes_count: 0, reaction: null });
    expect(await react()).toEqual({ liked: true, likes_count: 1, reaction: 'like' });
    expect(await room.look(faultsOf)).toEqual([]);
  });

  it('counts once for each person, also when everybody reacts at once', async () => {
    room = await aRoom(kind);
    const id = await room.post();
    await Promise.all(
      (['ana', 'bruno', 'elena', 'carla'] as const).map((name) =>
        room.call(name, 'POST /like', { post_id: id, reaction: 'love' }),
      ),
    );
    expect((await room.call('ana', `GET /post/${id}`)).said.likes_count).toBe(4);
    expect(await room.look(faultsOf)).toEqual([]);
  });

  it('says who reacted and how, newest first, to those who see the post', async () => {
    room = await aRoom(kind);
    const id = await room.post({ seenBy: 'managers' });
    await room.call('bruno', 'POST /like', { post_id: id, reaction: 'love' });
    room.home.now += 1000;
    await room.call('carla', 'POST /like', { post_id: id, reaction: 'wow' });
    const { said } = await room.call('ana', `GET /likes?post_id=${id}`);
    expect(said.items.map((one: { user: { id: string }; code: string }) => [one.user.id, one.code])).toEqual([
      ['carla', 'wow'],
      ['bruno', 'love'],
    ]);
    const unknown = await room.call('elena', 'GET /likes?post_id=unknown');
    const closed = await room.call('elena', `GET /likes?post_id=${id}`);
    expect([closed.status, closed.text]).toEqual([404, unknown.text]);
    expect((await room.call('elena', 'POST /like', { post_id: id })).status).toBe(404);
  });

  it('has a catalogue, and takes nothing that is not in it', async () => {
    room = await aRoom(kind);
    const { said } = await room.call('ana', 'GET /reactions');
    expect(said.map((one: { code: string }) => one.code)).toContain('celebrate');
    const id = await room.post();
    expect((await room.call('ana', 'POST /like', { post_id: id, reaction: 'boo' })).status).toBe(422);
  });
});
