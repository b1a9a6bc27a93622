/** Tags of recognition types, and the levels above and below types, over REST with both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPost } from '../support/aPost.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { createdAt, employee, nothing, typesIn, type Tag, type Type } from '../support/typesIn.ts';
import { storesOf } from '../support/trials.ts';

let deployment: TestDeployment;
let { ask, tagsOf, firstTag, write, refused, aType, offered } = {} as ReturnType<typeof typesIn>;
afterEach(() => deployment.close());

describe.each(storesOf(import.meta.url))('tags of recognition types, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    ({ ask, tagsOf, firstTag, write, refused, aType, offered } = typesIn(deployment));
  });

  it('the last tag of a recognition type can be neither deleted nor deactivated, but renamed', async () => {
    const tag = await firstTag((await aType()).id);
    const deleted = await refused(`DELETE /post_type/${tag}`);
    expect([deleted.status, reasonsOf(deleted)]).toEqual([409, ['active: type_last_tag']]);
    expect((await refused(`PATCH /post_type/${tag}`, { active: false })).status).toBe(409);
    expect((await ask<Tag>(`PATCH /post_type/${tag}`, { name: 'Temple' })).name).toBe('Temple');
  });

  it('deleting a tag removes an unused one and deactivates one that posts carry', async () => {
    const { id } = await aType();
    const carried = await ask<Tag>('POST /post_type', { name: 'Una', recognition_type_id: id });
    const unused = await ask<Tag>('POST /post_type', { name: 'Otra', recognition_type_id: id });
    await write((store) => aPost(store, { createdAt, typeIds: [carried.id] }));
    await ask(`DELETE /post_type/${carried.id}`);
    await ask(`DELETE /post_type/${unused.id}`);
    const left = await tagsOf(id);
    expect(left.map((tag) => [tag.name, tag.active])).toEqual([
      ['Valentía', true],
      ['Una', false],
    ]);
    expect((await offered(employee)).map((tag) => tag.id)).not.toContain(carried.id);
  });

  it('a tag with the name of an active tag or an unknown type is refused', async () => {
    const { id } = await aType();
    expect(
      reasonsOf(await refused('POST /post_type', { name: ' valentía ', recognition_type_id: nothing })),
    ).toEqual(['name: name_taken', 'recognition_type_id: id_unknown']);
    const old = await ask<Tag>('POST /post_type', { name: 'Una', recognition_type_id: id });
    await ask(`PATCH /post_type/${old.id}`, { active: false });
    await ask('POST /post_type', { name: 'Una', recognition_type_id: id });
    expect(reasonsOf(await refused(`PATCH /post_type/${old.id}`, { active: true }))).toEqual([
      'name: name_taken',
    ]);
  });
});

describe.each(storesOf(import.meta.url))('subtypes and supertypes, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    ({ ask, tagsOf, firstTag, write, refused, aType, offered } = typesIn(deployment));
  });

  it('an active subtype is offered with the tags of its type, under a unique name', async () => {
    const { id } = await aType();
    const sub = await ask<{ id: string }>('POST /sub_recognition_type', {
      name: 'Ante clientes',
      recognition_type_id: id,
    });
    expect((await tagsOf(id))[0]?.sub_types).toEqual([{ id: sub.id, name: 'Ante clientes' }]);
    expect(
      reasonsOf(
        await refused('POST /sub_recognition_type', { name: 'ante Clientes', recognition_type_id: id }),
      ),
    ).toEqual(['name: name_taken']);
    await ask(`PATCH /sub_recognition_type/${sub.id}`, { active: false });
    expect((await tagsOf(id))[0]?.sub_types).toEqual([]);
    expect(await ask(`GET /sub_recognition_type?recognition_type_id=${id}`)).toHaveLength(1);
    expect(
      await ask(`GET /sub_recognition_type?recognition_type_id=${id}`, undefined, employee),
    ).toHaveLength(0);
  });

  it('deleting a subtype removes an unused one and deactivates one that posts carry', async () => {
    const { id } = await aType();
    const names = async () =>
      (
        await ask<{ name: string; active: boolean }[]>(`GET /sub_recognition_type?recognition_type_id=${id}`)
      ).map((one) => [one.name, one.active]);
    const make = (name: string) =>
      ask<{ id: string }>('POST /sub_recognition_type', { name, recognition_type_id: id });
    const carried = await make('Ante clientes');
    const unused = await make('Ante el jefe');
    await write((store) => aPost(store, { createdAt, subTypeId: carried.id }));
    await ask(`DELETE /sub_recognition_type/${carried.id}`);
    await ask(`DELETE /sub_recognition_type/${unused.id}`);
    expect(await names()).toEqual([['Ante clientes', false]]);
  });

  it('a recognition type belongs to at most one supertype, and a supertype update releases omitted types', async () => {
    const first = await aType();
    const second = await aType({ name: 'Temple' });
    const people = await ask<{ id: string }>('POST /super_recognition_type', {
      name: 'Lo humano',
      recognition_type_ids: [first.id, second.id],
    });
    const results = await ask<{ id: string }>('POST /super_recognition_type', {
      name: 'Lo logrado',
      recognition_type_ids: [second.id],
    });
    const gathered = async () =>
      Object.fromEntries(
        (await ask<{ name: string; recognition_type_ids: string[] }[]>('GET /super_recognition_type')).map(
          (one) => [one.name, one.recognition_type_ids],
        ),
      );
    expect(await gathered()).toMatchObject({ 'Lo humano': [first.id], 'Lo logrado': [second.id] });
    expect((await tagsOf(second.id))[0]?.super_type).toEqual({ id: results.id, name: 'Lo logrado' });
    await ask(`PATCH /super_recognition_type/${people.id}`, { recognition_type_ids: [second.id] });
    expect(await gathered()).toMatchObject({ 'Lo humano': [second.id], 'Lo logrado': [] });
    await ask(`PATCH /super_recognition_type/${people.id}`, { description: 'Con la gente' });
    expect(await gathered()).toMatchObject({ 'Lo humano': [second.id] });
    await ask(`DELETE /super_recognition_type/${people.id}`);
    const all = await ask<Type[]>('GET /recognition_type/all');
    expect(all.find((one) => one.id === second.id)?.super_type_id).toBe(null);
    expect(
      reasonsOf(
        await refused('POST /super_recognition_type', {
          name: 'lo logrado',
          recognition_type_ids: [nothing],
        }),
      ),
    ).toEqual(['name: name_taken', 'recognition_type_ids: id_unknown']);
  });
});
