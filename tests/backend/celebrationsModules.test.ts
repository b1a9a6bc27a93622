/** Polls, birthdays and anniversaries are gone while their module is off, wherever posts are found, and back when it is on. */
import { afterEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { PostKind } from '#schema/posts/posts.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { aRoom, type Made, type Room } from './postRoom.ts';

let room: Room;
afterEach(() => room.deployment.close());

const turn = (flag: ModuleFlag, active: boolean) =>
  room.change((store) => store.update(modules, { flag }, { active }));

interface Gated {
  readonly kind: PostKind;
  readonly flag: ModuleFlag;
  readonly made: Made;
}
const gated: readonly Gated[] = [
  { kind: 'poll', flag: 'surveys', made: { from: 'ana', to: [] } },
  { kind: 'birthday', flag: 'birthdays', made: { from: null, to: ['ana'] } },
  { kind: 'anniversary', flag: 'anniversary', made: { from: null, to: ['ana'] } },
];

describe.each(['tab', 'sql'] satisfies StoreKind[])('a module that is off, %s store', (store) => {
  it.each(gated)(
    'takes posts of kind $kind out of every list and out of reach',
    async ({ kind, flag, made }) => {
      room = await aRoom(store);
      const thanks = await room.post({ from: 'ana', to: ['bruno'] });
      const id = await room.post({ ...made, kind });
      const filed = await room.post({ ...made, kind, filed: true });
      const lists = async (): Promise<readonly (readonly string[])[]> => [
        await room.ids('diego', 'GET /post'),
        await room.ids('diego', 'GET /post?post_type=thanks'),
        await room.ids('diego', 'GET /post?filed=true'),
        await room.ids('diego', 'GET /user/posts/sent?user_id=ana'),
        await room.ids('ana', 'GET /user/posts/sent'),
      ];
      const sent = made.from === 'ana' ? [id, thanks] : [thanks];
      const mine = made.from === 'ana' ? [filed, ...sent] : sent;
      const all = [[id, thanks], [id, thanks], [filed], sent, mine];
      expect(await lists()).toEqual(all);

      await turn(flag, false);
      expect(await lists()).toEqual([[thanks], [thanks], [], [thanks], [thanks]]);
      for (const name of ['ana', 'bruno', 'diego'] as const) {
        expect((await room.call(name, `GET /post/${id}`)).status).toBe(404);
        expect((await room.call(name, `GET /likes?post_id=${id}`)).status).toBe(404);
        expect((await room.call(name, 'POST /like', { post_id: id, reaction: 'like' })).status).toBe(404);
        expect((await room.call(name, 'POST /comment', { post_id: id, message: 'Hola' })).status).toBe(404);
        expect((await room.call(name, 'POST /boost', { post_id: id, amount: 1 })).status).toBe(404);
        expect((await room.call(name, `DELETE /post/${id}`)).status).toBe(404);
      }
      const asked = await room.deployment.ask(
        `query ($id: ID!) { posts { items { id } pagination { total } } post(id: $id) { id } }`,
        { as: 'bruno@taller.example', variables: { id } },
      );
      expect(asked.errors?.map(({ path, extensions }) => [path?.join('.'), extensions['code']])).toEqual([
        ['post', 'not_found'],
      ]);
      const feed = await room.deployment.ask(`{ posts { items { id } pagination { total } } }`, {
        as: 'bruno@taller.example',
      });
      expect(feed.data).toEqual({ posts: { items: [{ id: thanks }], pagination: { total: 1 } } });

      await turn(flag, true);
      expect(await lists()).toEqual(all);
      expect((await room.call('bruno', `GET /post/${id}`)).status).toBe(200);
    },
  );

  it.each(gated)('leaves posts of the others alone: $flag', async ({ kind, flag }) => {
    room = await aRoom(store);
    const others: string[] = [await room.post()];
    for (const one of gated)
      if (one.kind !== kind) others.push(await room.post({ ...one.made, kind: one.kind }));
    await room.post({ kind });
    await turn(flag, false);
    expect((await room.ids('diego', 'GET /post')).toSorted()).toEqual(others.toSorted());
  });
});
