/** The list of people in the administration. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPeopleFixture, peopleCalls, type PeopleFixture } from './peopleFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PeopleFixture;
const { update, set } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());
const at = '2026-03-01T12:00:00.000Z';

describe.each(storesOf(import.meta.url))('list of people, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('the list of people shows active ones by default, ordered by name', async () => {
    expect(await fixture.listed()).toEqual([
      'ana',
      'bruno',
      'carla',
      'diego',
      'dora',
      'elena',
      'mario',
      'nora',
      'xavi',
    ]);
    expect(await fixture.listed('?active=inactive')).toEqual(['ines']);
    expect(await fixture.listed('?active=all')).toHaveLength(10);
  });

  it('the list of people comes in pages', async () => {
    const said = await fixture.done('diego', 'GET /org/users?page=2&per_page=4');
    expect(said.items.map(({ id }: { id: string }) => id)).toEqual(['dora', 'elena', 'mario', 'nora']);
    expect(said.pagination).toEqual({ page: 2, per_page: 4, total: 9, total_pages: 3 });
  });

  it('the list of people filters by type, department and group', async () => {
    expect(await fixture.listed('?type=external')).toEqual(['xavi']);
    expect(await fixture.listed('?type=admin')).toEqual(['diego', 'dora']);
    expect(await fixture.listed('?department_id=sales')).toEqual(['ana', 'bruno']);
    await update('ana', { groups: ['choir'] });
    expect(await fixture.listed('?group_id=choir')).toEqual(['ana']);
    expect(await fixture.listed('?group_id=nobody')).toEqual([]);
  });

  it('the list of people finds every typed word, ignoring accents and case', async () => {
    await update('ana', { first_name: 'Ána', last_name: 'Muñoz' });
    expect(await fixture.listed('?keywords=munoz%20ANA')).toEqual(['ana']);
    expect(await fixture.listed('?keywords=disenadora')).toEqual(['ana']);
    expect(await fixture.listed('?keywords=ana%20nadie')).toEqual([]);
    expect(await fixture.listed('?keywords=%25')).toEqual([]);
  });

  it('the list of people searches only addresses on request', async () => {
    await update('ana', { first_name: 'Bruno' });
    expect(await fixture.listed('?keywords=bruno')).toEqual(['ana', 'bruno']);
    expect(await fixture.listed('?keywords=bruno&search_by_email=true')).toEqual(['bruno']);
    expect(await fixture.listed('?keywords=taller%20BRU&search_by_email=true')).toEqual(['bruno']);
  });

  it('the list of people shows the state of each account', async () => {
    await set('ana', { activatedAt: null });
    await set('xavi', { expiresAt: '2026-03-01' });
    await set('ines', { activatedAt: null });
    const state = async (id: string) => (await fixture.done('diego', `GET /org/user/${id}`)).state;
    expect(await Promise.all(['bruno', 'ana', 'xavi', 'ines'].map(state))).toEqual([
      'active',
      'invited',
      'expired',
      'inactive',
    ]);
    expect(await fixture.listed()).toContain('xavi');
  });

  it('a person in the list has names of department and manager, and groups', async () => {
    await update('ana', { manager_id: 'carla', groups: ['choir', 'team'] });
    expect(await fixture.done('diego', 'GET /org/user/ana')).toMatchObject({
      department_name: 'sales',
      manager_id: 'carla',
      manager_name: 'carla Taller',
      is_external: false,
      points: true,
    });
    expect((await fixture.done('diego', 'GET /org/user/ana')).groups.toSorted()).toEqual(['choir', 'team']);
  });

  it('people of other organisations and deleted people are absent from the list and not found by any call', async () => {
    expect(await fixture.refused('diego', 'GET /org/user/olga')).toEqual([404]);
    await set('ana', { deletedAt: at, active: false });
    expect(await fixture.refused('diego', 'GET /org/user/ana')).toEqual([404]);
    expect(await fixture.refused('diego', 'GET /org/user/ana/leaving')).toEqual([404]);
    expect(await fixture.listed('?active=all')).not.toContain('ana');
    for (const [route, body] of [
      ['POST /user/update', {}],
      ['POST /user/active/state', { active: true }],
      ['POST /user/admin/delete', {}],
      ['POST /org/user/invite', {}],
      ['POST /org/user/require_password', {}],
    ] as const)
      for (const id of ['ana', 'olga'])
        expect(await fixture.refused('diego', route, { ...body, id }), route).toEqual([404]);
  });
});
