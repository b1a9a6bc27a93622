/**
 * Polls, birthdays and anniversaries are hidden from every list while their module is off, and return with the module.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { PostKind } from '#schema/posts/posts.rules.ts';
import { openFixture, type Made, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const turn = (flag: ModuleFlag, active: boolean) =>
  fixture.change((store) => store.update(modules, { flag }, { active }));

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

describe.each(storesOf(import.meta.url))('posts of a switched-off module, %s store', (store) => {
  it.each(gated)(
    'posts of kind $kind disappear from every list and call while their module is off',
    async ({ kind, flag, made }) => {
      fixture = await openFixture(store);
      const thanks = await fixture.post({ from: 'ana', to: ['bruno'] });
      const id = await fixture.post({ ...made, kind });
      const filed = await fixture.post({ ...made, kind, filed: true });
      const lists = async (): Promise<readonly (readonly string[])[]> => [
        await fixture.ids('diego', 'GET /post'),
        await fixture.ids('diego', 'GET /post?post_type=thanks'),
        await fixture.ids('diego', 'GET /post?filed=true'),
        await fixture.ids('diego', 'GET /user/posts/sent?user_id=ana'),
        await fixture.ids('ana', 'GET /user/posts/sent'),
      ];
      const sent = made.from === 'ana' ? [id, thanks] : [thanks];
      const mine = made.from === 'ana' ? [filed, ...sent] : sent;
      const all = [[id, thanks], [id, thanks], [filed], sent, mine];
      expect(await lists()).toEqual(all);

      await turn(flag, false);
      expect(await lists()).toEqual([[thanks], [thanks], [], [thanks], [thanks]]);
      for (const name of ['ana', 'bruno', 'diego'] as const) {
        expect((await fixture.call(name, `GET /post/${id}`)).status).toBe(404);
        expect((await fixture.call(name, `GET /likes?post_id=${id}`)).status).toBe(404);
        expect((await fixture.call(name, 'POST /like', { post_id: id, reaction: 'like' })).status).toBe(404);
        expect((await fixture.call(name, 'POST /comment', { post_id: id, message: 'Hola' })).status).toBe(
          404,
        );
        expect((await fixture.call(name, 'POST /boost', { post_id: id, amount: 1 })).status).toBe(404);
        expect((await fixture.call(name, `DELETE /post/${id}`)).status).toBe(404);
      }
      const asked = await fixture.deployment.ask(
        `query ($id: ID!) { posts { items { id } pagination { total } } post(id: $id) { id } }`,
        { as: 'bruno@taller.example', variables: { id } },
      );
      expect(asked.errors?.map(({ path, extensions }) => [path?.join('.'), extensions['code']])).toEqual([
        ['post', 'not_found'],
      ]);
      const feed = await fixture.deployment.ask(`{ posts { items { id } pagination { total } } }`, {
        as: 'bruno@taller.example',
      });
      expect(feed.data).toEqual({ posts: { items: [{ id: thanks }], pagination: { total: 1 } } });

      await turn(flag, true);
      expect(await lists()).toEqual(all);
      expect((await fixture.call('bruno', `GET /post/${id}`)).status).toBe(200);
    },
  );

  it.each(gated)('switching off module $flag keeps the posts of other kinds', async ({ kind, flag }) => {
    fixture = await openFixture(store);
    const others: string[] = [await fixture.post()];
    for (const one of gated)
      if (one.kind !== kind) others.push(await fixture.post({ ...one.made, kind: one.kind }));
    await fixture.post({ kind });
    await turn(flag, false);
    expect((await fixture.ids('diego', 'GET /post')).toSorted()).toEqual(others.toSorted());
  });
});
