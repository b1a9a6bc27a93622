/** Recognition groups: who may send which type, and how often in a month of the organisation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import { rulesFor } from '#backend/recognitions/types.rules.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { aPost } from '../support/aPost.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';

const employee = 'employee@aurora.example';
const manager = 'manager@aurora.example';
const admin = 'admin@aurora.example';
const nothing = '019d0000-0000-7000-8000-fffffffffffe';
const timezone = 'America/Mexico_City';
const at = '2026-03-18T18:00:00.000Z';
/** The first moment of that month in the zone of the organisation, and the last moment before it. */
const began = '2026-03-01T06:00:00.000Z';
const before = '2026-03-01T05:59:59.999Z';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly recognition_type_ids: readonly string[];
  readonly user_ids: readonly string[];
  readonly monthly_limit: number | null;
  readonly active: boolean;
}

let deployment: TestDeployment;
let type = '';
let tag = '';
afterEach(() => deployment.close());

const orgOf = async (): Promise<string> => (await deployment.db.directory.find(`email:${admin}`)) ?? '';
const write = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
  deployment.db.tx(await orgOf(), work);
const look = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
  deployment.db.read(await orgOf(), work);
const ask = async <A>(route: string, body?: unknown, as = admin): Promise<A> => {
  const answer = await said<A>(deployment, route, { as, body });
  expect([route, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([route, 200, '']);
  return answer.body;
};
const person = async (email: string) => {
  const {
    rows: [row],
  } = await look((store) => store.list(users, { where: { email } }));
  if (row === undefined) throw new Error(`nobody is ${email}`);
  return row;
};
const aGroup = async (people: readonly string[], more: Record<string, unknown> = {}): Promise<Group> => {
  const ids = await Promise.all(people.map(async (email) => (await person(email)).id));
  return ask('POST /recognition/group', {
    name: 'Jurado',
    recognition_type_ids: [type],
    user_ids: ids,
    ...more,
  });
};
/** The rule for a user and the type under test. */
const ruleOf = async (email: string, moment = at) => {
  const me = await person(email);
  const rules = await look((store) => rulesFor(store, me, moment, timezone));
  const rule = rules.find((one) => one.postType.id === tag);
  return [rule?.allowed, rule?.leftThisMonth];
};
const sent = async (email: string, more: Partial<Parameters<typeof aPost>[1]> = {}): Promise<string> => {
  const { id } = await person(email);
  return write((store) => aPost(store, { createdAt: began, senderId: id, typeIds: [tag], ...more }));
};

describe.each(storesOf(import.meta.url))('recognition groups, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    type = (await ask<{ id: string }>('POST /recognition_type', { name: 'Valentía' })).id;
    const tags = await ask<{ id: string; recognition_type_id: string }[]>('GET /org/post_type');
    tag = tags.find((one) => one.recognition_type_id === type)?.id ?? '';
  });

  it('a recognition group reserves its types for its members while it is active', async () => {
    expect(await ruleOf(employee)).toEqual([true, null]);
    const { id } = await aGroup([manager]);
    expect(await ruleOf(employee)).toEqual(['type_group_only', null]);
    expect(await ruleOf(manager)).toEqual([true, null]);
    const tags = await ask<{ id: string }[]>('GET /post_type', undefined, employee);
    expect(tags.map((one) => one.id)).not.toContain(tag);
    await ask(`PATCH /recognition/group/${id}`, { active: false });
    expect(await ruleOf(employee)).toEqual([true, null]);
  });

  it('a recognition group limits what each member sends in a calendar month of the organisation', async () => {
    await aGroup([employee, manager], { monthly_limit: 2 });
    await sent(employee, { createdAt: before });
    expect(await ruleOf(employee)).toEqual([true, 2]);
    await sent(employee, { createdAt: began });
    expect(await ruleOf(employee)).toEqual([true, 1]);
    await sent(employee, { state: 'pending', listed: false });
    expect(await ruleOf(employee)).toEqual(['type_limit_reached', 0]);
    expect(await ruleOf(manager)).toEqual([true, 2]);
    expect(await ruleOf(employee, '2026-04-01T06:00:00.000Z')).toEqual([true, 2]);
  });

  it('the monthly limit of a recognition group ignores removed posts and other types', async () => {
    await aGroup([employee], { monthly_limit: 2 });
    const id = await sent(employee);
    await sent(employee, { typeIds: [nothing] });
    expect(await ruleOf(employee)).toEqual([true, 1]);
    await write((store) => store.update(posts, { id }, { state: 'removed' }));
    expect(await ruleOf(employee)).toEqual([true, 2]);
  });

  it('a type whose monthly limit is used up stays in the list of types with none left', async () => {
    await aGroup([employee], { monthly_limit: 1 });
    await sent(employee, { createdAt: new Date(deployment.now).toISOString() });
    const tags = await ask<{ id: string; left_this_month: number | null }[]>(
      'GET /post_type',
      undefined,
      employee,
    );
    expect(tags.find((one) => one.id === tag)?.left_this_month).toBe(0);
  });

  it('the most generous recognition group of a person sets the monthly limit', async () => {
    await aGroup([employee], { monthly_limit: 1 });
    await aGroup([employee], { name: 'Otro', monthly_limit: 3 });
    await sent(employee);
    expect(await ruleOf(employee)).toEqual([true, 2]);
    await aGroup([employee], { name: 'Sin límite' });
    expect(await ruleOf(employee)).toEqual([true, null]);
  });

  it('computing the rules of recognition groups takes four store reads for few and many types', async () => {
    await aGroup([employee], { monthly_limit: 3 });
    const me = await person(employee);
    const reads = () =>
      look(async (store) => {
        let count = 0;
        const counting: Store = {
          ...store,
          list: (table, query) => (count++, store.list(table, query)),
          tally: (table, query) => (count++, store.tally(table, query)),
        };
        await rulesFor(counting, me, at, timezone);
        return count;
      });
    const few = await reads();
    for (const name of ['Uno', 'Dos', 'Tres']) await ask('POST /recognition_type', { name });
    for (let n = 0; n < 10; n++) await sent(employee);
    expect([few, await reads()]).toEqual([4, 4]);
  });

  it('assigning a recognition group to a type removes the type from its previous group', async () => {
    const first = await aGroup([employee]);
    const second = await aGroup([manager], { name: 'Otro', recognition_type_ids: [] });
    const put = (to: string | null) =>
      ask<{ recognition_group_id: string | null }>(`PATCH /org/recognition_type/${type}`, {
        recognition_group_id: to,
      });
    expect((await put(second.id)).recognition_group_id).toBe(second.id);
    const held = async () =>
      Object.fromEntries(
        (await ask<Group[]>('GET /recognition/groups')).map((one) => [one.id, one.recognition_type_ids]),
      );
    expect(await held()).toMatchObject({ [first.id]: [], [second.id]: [type] });
    expect((await put(null)).recognition_group_id).toBe(null);
    expect(await held()).toMatchObject({ [first.id]: [], [second.id]: [] });
  });

  it('a recognition group is visible to administrators, and to its members while it is active', async () => {
    const { id } = await aGroup([employee]);
    const shown = async (as: string) =>
      (await ask<Group[]>('GET /recognition/groups', undefined, as)).some((one) => one.id === id);
    expect([await shown(admin), await shown(employee), await shown(manager)]).toEqual([true, true, false]);
    await ask(`PATCH /recognition/group/${id}`, { active: false });
    expect([await shown(admin), await shown(employee)]).toEqual([true, false]);
  });

  it('a recognition group update keeps omitted fields and can remove the limit', async () => {
    const { id, user_ids } = await aGroup([employee], { monthly_limit: 4 });
    const renamed = await ask<Group>(`PATCH /recognition/group/${id}`, { name: 'Comité' });
    expect(renamed).toMatchObject({
      name: 'Comité',
      recognition_type_ids: [type],
      user_ids,
      monthly_limit: 4,
    });
    expect((await ask<Group>(`PATCH /recognition/group/${id}`, { monthly_limit: null })).monthly_limit).toBe(
      null,
    );
    const kept = await ask<Group[]>('GET /recognition/groups');
    expect(kept.find((one) => one.id === id)?.name).toBe('Comité');
  });

  it('a recognition group with a taken name or unknown types and people is refused', async () => {
    await aGroup([employee]);
    const wrong = { name: 'JURADO', recognition_type_ids: [nothing], user_ids: [nothing] };
    const answer = await said(deployment, 'POST /recognition/group', { as: admin, body: wrong });
    expect(answer.status).toBe(422);
    expect(reasonsOf(answer)).toEqual([
      'name: name_taken',
      'recognition_type_ids: id_unknown',
      'user_ids: id_unknown',
    ]);
  });

  it('deleting a recognition group frees its types', async () => {
    const { id } = await aGroup([manager]);
    await ask(`DELETE /recognition/group/${id}`);
    expect(await ruleOf(employee)).toEqual([true, null]);
    expect((await said(deployment, `DELETE /recognition/group/${id}`, { as: admin })).status).toBe(404);
  });
});
