/** Recognition types, over REST with the real backend and both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import { tagsById } from '#backend/recognitions/types.rules.ts';
import { carriedBy } from '#backend/posts/usage.ts';
import { aPost } from '../support/aPost.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import {
  admin,
  createdAt,
  employee,
  manager,
  nothing,
  typesIn,
  type Type,
  type Usage,
} from '../support/typesIn.ts';
import { storesOf } from '../support/trials.ts';

let deployment: TestDeployment;
let { ask, tagsOf, firstTag, write, look, refused, aType, offered } = {} as ReturnType<typeof typesIn>;
afterEach(() => deployment.close());

describe.each(storesOf(import.meta.url))('recognition types, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    ({ ask, tagsOf, firstTag, write, look, refused, aType, offered } = typesIn(deployment));
  });

  it('a new recognition type has a tag of the same name and looks, last in the composer', async () => {
    const type = await aType();
    const tags = await offered(employee);
    expect(tags.at(-1)).toMatchObject({
      name: 'Valentía',
      color: '#112233',
      icon: 'flame',
      recognition_type_id: type.id,
      min_points: 0,
      max_points: null,
      left_this_month: null,
      active: true,
    });
    const seen = await ask<Type[]>('GET /recognition_type', undefined, employee);
    expect(seen.map((one) => one.id)).toContain(type.id);
  });

  it('an invalid recognition type is refused with every wrong field in the language of the reader', async () => {
    await aType();
    const wrong = {
      name: 'VALENTÍA',
      min_points: 10,
      max_points: 5,
      value_id: nothing,
      recognition_group_id: nothing,
    };
    const spanish = await refused('POST /recognition_type', wrong);
    expect(spanish.status).toBe(422);
    expect(reasonsOf(spanish)).toEqual([
      'name: name_taken',
      'max_points: maximum_below_minimum',
      'value_id: id_unknown',
      'recognition_group_id: id_unknown',
    ]);
    expect(spanish.body.reasons[1]?.message).toBe('El máximo no puede ser menor que el mínimo (10).');
    const english = await refused('POST /recognition_type', wrong, 'en');
    expect(english.body.reasons[0]?.message).toBe('There is another one with that name.');
  });

  it('a recognition type update keeps the maximum points at or above the minimum', async () => {
    const { id } = await aType({ max_points: 20 });
    expect(reasonsOf(await refused(`PATCH /org/recognition_type/${id}`, { min_points: 21 }))).toEqual([
      'max_points: maximum_below_minimum',
    ]);
    expect((await ask<Type>(`PATCH /org/recognition_type/${id}`, { min_points: 20 })).max_points).toBe(20);
    expect((await ask<Type>(`PATCH /org/recognition_type/${id}`, { max_points: null })).max_points).toBe(
      null,
    );
  });

  it('a recognition type may change only the case of its name', async () => {
    const { id } = await aType();
    expect((await ask<Type>(`PATCH /org/recognition_type/${id}`, { name: 'VALENTÍA' })).name).toBe(
      'VALENTÍA',
    );
  });

  it('a recognition type passes new name and color to the tag that matched it, and to no other', async () => {
    const { id } = await aType();
    await ask('POST /post_type', { name: 'Otra', recognition_type_id: id, color: '#445566' });
    await ask(`PATCH /org/recognition_type/${id}`, { name: 'Coraje', color: '#000000' });
    expect((await tagsOf(id)).map((tag) => [tag.name, tag.color])).toEqual([
      ['Coraje', '#000000'],
      ['Otra', '#445566'],
    ]);
  });

  it('an inactive recognition type leaves the composer with its tags, and past posts keep its name', async () => {
    const { id } = await aType();
    const tag = await firstTag(id);
    expect((await ask<Type>('POST /recognition_type/activate', { id, active: false })).active).toBe(false);
    expect((await offered(employee)).map((one) => one.id)).not.toContain(tag);
    const seen = await ask<Type[]>('GET /recognition_type', undefined, employee);
    expect(seen.map((one) => one.id)).not.toContain(id);
    expect((await ask<Type[]>('GET /recognition_type/all')).map((one) => one.id)).toContain(id);
    expect((await look(tagsById)).get(tag)?.name).toBe('Valentía');
    await ask('POST /recognition_type/activate', { id, active: true });
    expect((await offered(employee)).map((one) => one.id)).toContain(tag);
  });

  it('a recognition type is offered only to the roles that may send it', async () => {
    const { id } = await aType();
    const changed = await ask<Type>('PATCH /recognition_type/roles', { id, roles: ['admin', 'manager'] });
    expect(changed.roles).toEqual(['manager', 'admin']);
    const holds = async (as: string) => (await offered(as)).some((tag) => tag.recognition_type_id === id);
    expect([await holds(employee), await holds(manager), await holds(admin)]).toEqual([false, true, true]);
  });

  it('the usage of a recognition type counts tags, subtypes, groups and posts outside the feed, not removed ones', async () => {
    const { id } = await aType();
    const tag = await firstTag(id);
    await ask('POST /sub_recognition_type', { name: 'Ante clientes', recognition_type_id: id });
    await ask('POST /recognition/group', { name: 'Jurado', recognition_type_ids: [id] });
    await write(async (store) => {
      await aPost(store, { createdAt, typeIds: [tag] });
      await aPost(store, { createdAt, typeIds: [tag], isPrivate: true, listed: false });
      await aPost(store, { createdAt, typeIds: [tag], state: 'pending', listed: false });
      await aPost(store, { createdAt, typeIds: [tag], state: 'removed', listed: false });
      await aPost(store, { createdAt, typeIds: [nothing], listed: false });
    });
    expect(await ask<Usage>(`GET /org/recognition_type/${id}/usage`)).toEqual({
      posts: 3,
      post_types: 1,
      sub_types: 1,
      groups: 1,
      may_delete: false,
    });
  });

  it('counting posts of a recognition type reads no posts of the feed', async () => {
    const tag = await firstTag((await aType()).id);
    await write(async (store) => {
      for (let n = 0; n < 30; n++) await aPost(store, { createdAt, typeIds: [tag] });
    });
    const read: boolean[] = [];
    const count = await look((store) =>
      carriedBy(
        {
          ...store,
          tally: (table, query) => store.tally(table, query),
          list: async (table, query) => {
            const page = await store.list(table, query);
            if (table.name === posts.name)
              read.push(...page.rows.map((row) => Object.is(row['listed'], true)));
            return page;
          },
        },
        'type',
        [tag],
      ),
    );
    expect(count).toBe(30);
    expect(read).not.toContain(true);
  });

  it('a recognition type that posts use cannot be deleted, and the refusal counts the posts', async () => {
    const { id } = await aType();
    const tag = await firstTag(id);
    await write((store) => aPost(store, { createdAt, typeIds: [tag], isPrivate: true, listed: false }));
    const answer = await refused(`DELETE /org/recognition_type/${id}`, undefined, 'en');
    expect([answer.status, answer.body.code]).toEqual([409, 'in_use']);
    expect(answer.body.reasons[0]?.message).toBe(
      'Recognitions that use it: 1. Switch it off instead of deleting it, and they keep its name and looks.',
    );
    expect((await ask<Type[]>('GET /recognition_type/all')).map((one) => one.id)).toContain(id);
  });

  it('deleting a recognition type deletes its tags and subtypes and leaves its groups', async () => {
    const { id } = await aType();
    await ask('POST /sub_recognition_type', { name: 'Ante clientes', recognition_type_id: id });
    const group = await ask<{ id: string }>('POST /recognition/group', {
      name: 'Jurado',
      recognition_type_ids: [id],
    });
    const above = await ask<{ id: string }>('POST /super_recognition_type', {
      name: 'Lo humano',
      recognition_type_ids: [id],
    });
    await ask(`DELETE /org/recognition_type/${id}`);
    expect(await tagsOf(id)).toEqual([]);
    expect(await ask(`GET /sub_recognition_type?recognition_type_id=${id}`)).toEqual([]);
    const held = async (route: string, of: string) =>
      (await ask<{ id: string; recognition_type_ids: string[] }[]>(route)).find((one) => one.id === of)
        ?.recognition_type_ids;
    expect(await held('GET /recognition/groups', group.id)).toEqual([]);
    expect(await held('GET /super_recognition_type', above.id)).toEqual([]);
    expect((await refused(`DELETE /org/recognition_type/${id}`)).status).toBe(404);
  });

  it('a recognition type shows its value in the composer while the value is active', async () => {
    const value = await ask<{ id: string }>('POST /value', { name: 'Audacia', description: 'Atreverse' });
    const { id } = await aType({ value_id: value.id });
    expect((await tagsOf(id))[0]?.value_id).toBe(value.id);
    await ask(`PATCH /value/${value.id}`, { active: false });
    expect((await tagsOf(id))[0]?.value_id).toBe(null);
  });
});
