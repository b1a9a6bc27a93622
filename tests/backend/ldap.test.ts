/** An LDAP directory: searched, rehearsed and imported like a list, and never written to. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DirectoryPerson } from '#backend/http/peopleDirectory.ts';
import { ldapLinks } from '#backend/users/imports.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type StoreKind } from '../support/deployment.ts';
import { said } from '../support/said.ts';
import { aTown, somebody, type Town } from './importFixture.ts';
import { asking, at, look, one, sync } from './ldapFixture.ts';

const stores = ['tab', 'sql'] satisfies StoreKind[];
let town: Town;
afterEach(() => town.deployment.close());

const bruno = one('bruno', { department: 'SALES', jobPosition: 'Capataz' });
const directory: readonly DirectoryPerson[] = [
  one('ana', { department: 'Sales' }),
  bruno,
  one('nora', { department: 'Fundición', jobPosition: 'Tornera' }),
  one('gone'),
  one('diego'),
  one('half', { lastName: null }),
  one('wrong', { email: 'no address' }),
];

describe.each(stores)('LDAP directory, %s store', (kind) => {
  it('the LDAP directory lists people with their state: new, changed, same or inactive', async () => {
    town = await aTown(kind);
    const { call } = await asking(town, async () => directory);
    const { said: all } = await call(look);
    expect(
      all.items.map(
        ({ email, state, user_id: id }: { email: string; state: string; user_id: string | null }) => [
          email,
          state,
          id,
        ],
      ),
    ).toEqual([
      [at('ana'), 'same', 'ana'],
      [at('bruno'), 'changed', 'bruno'],
      [at('nora'), 'new', null],
      [at('gone'), 'inactive', 'gone'],
      [at('diego'), 'same', 'diego'],
      [at('half'), 'new', null],
    ]);
    expect(all.pagination).toMatchObject({ page: 1, total: 6 });
    const found = await call('GET /org/ldap/users?keywords=fundicion%20NORA');
    expect(found.said.items.map(({ email }: { email: string }) => email)).toEqual([at('nora')]);
    expect((await call('GET /org/ldap/users?page=2&per_page=5')).said.items).toHaveLength(1);
  });

  it('an LDAP rehearsal changes nothing, and the synchronisation then does what it announced and can be undone', async () => {
    town = await aTown(kind);
    const { call } = await asking(town, async () => directory);
    const before = await town.snapshot();
    const asked = { sync_all: true, deactivate_missing: true, accept_deactivations: true };
    const { said: rehearsed, status } = await call(sync, { ...asked, rehearse: true });
    expect([status, rehearsed]).toMatchObject([
      200,
      { import_id: null, created: 1, updated: 2, deactivated: 3 },
    ]);
    expect(
      rehearsed.rejected.map(({ field, code, cell, value }: Record<string, string>) => [
        field,
        code,
        cell,
        value,
      ]),
    ).toEqual([
      ['lastName', 'cell_required', null, ''],
      ['email', 'cell_email', null, 'no address'],
    ]);
    expect(await town.snapshot()).toBe(before);
    expect((await town.call('GET /org/imports')).said.items).toEqual([]);

    const { said: done } = await call(sync, asked);
    expect({ ...done, import_id: null }).toEqual(rehearsed);
    await town.deployment.tick();
    expect((await town.call(`GET /org/import/${done.import_id}`)).said).toMatchObject({
      kind: 'ldap',
      status: 'done',
      file_name: null,
      counts: { added: 1, changed: 1, unchanged: 2, reactivated: 1, deactivated: 3 },
    });
    expect(await town.person('bruno')).toMatchObject({ jobPosition: 'Capataz', departmentId: 'sales' });
    expect(await town.person('nora')).toMatchObject({ jobPosition: 'Tornera', activatedAt: null });
    expect((await town.person('gone'))?.active).toBe(true);
    expect((await town.person('guest'))?.active).toBe(true);
    // A second synchronisation changes nothing.
    const { said: again } = await call(sync, asked);
    expect(again.preview.counts).toEqual({
      added: 0,
      changed: 0,
      unchanged: 5,
      reactivated: 0,
      deactivated: 0,
    });

    await town.undo(done.import_id);
    const links = await town.look((store) => store.list(ldapLinks));
    expect(links.rows.map(({ userId }) => userId).toSorted()).toEqual(['ana', 'diego']);
    await town.change((store) => store.remove(ldapLinks, {}));
    expect(await town.snapshot()).toBe(before);
  });

  it('an LDAP synchronisation recognises people whose address or name changed', async () => {
    town = await aTown(kind);
    let people: readonly DirectoryPerson[] = [bruno];
    const { call } = await asking(town, async () => people);
    await call(sync, { sync_all: true });
    await town.deployment.tick();
    const before = await town.snapshot();
    people = [{ ...bruno, email: 'Bruno.Casado@Taller.example', lastName: 'Casado' }];
    const proposed = { state: 'changed', user_id: 'bruno', email: 'Bruno.Casado@Taller.example' };
    expect((await call(look)).said.items[0]).toMatchObject(proposed);
    // Whom everybody means, nobody asked for: one would sign in with an address that one does not know.
    const { said: all } = await call(sync, { sync_all: true, rehearse: true });
    expect(all.preview.lines[0].changes.map(({ field }: { field: string }) => field)).toEqual(['lastName']);
    const { said: done } = await call(sync, { user_ids: ['id-bruno'] });
    expect(done).toMatchObject({ created: 0, updated: 1 });
    await town.deployment.tick();
    const { directory: keys } = town.deployment.db;
    const { rows } = await town.look((store) => store.list(users, { where: { id: 'bruno' } }));
    expect(rows[0]).toMatchObject({ email: 'bruno.casado@taller.example', lastName: 'Casado' });
    expect([
      await keys.find(`email:${at('bruno')}`),
      await keys.find('email:bruno.casado@taller.example'),
    ]).toEqual([undefined, 'taller']);
    // An address that belongs to another person here stays with that person.
    people = [{ ...bruno, email: at('ana') }];
    const { said: taken } = await call(sync, { user_ids: ['id-bruno'], rehearse: true });
    expect(taken.rejected.map(({ field, reason }: Record<string, string>) => [field, reason])).toEqual([
      ['email', 'Ya hay una persona con ese correo.'],
    ]);
    await town.undo(done.import_id);
    expect(await town.snapshot()).toBe(before);
    expect(await keys.find(`email:${at('bruno')}`)).toBe('taller');
  });

  it('an LDAP synchronisation of chosen people adds only these and deactivates nobody', async () => {
    town = await aTown(kind);
    const { call } = await asking(town, async () => directory);
    const { said: done } = await call(sync, { user_ids: ['id-nora', 'id-nobody'], deactivate_missing: true });
    expect(done).toMatchObject({ created: 1, updated: 0, deactivated: 0, rejected: [] });
    expect((await call(sync, { user_ids: [] })).said.reasons[0].code).toBe('import_running');
    await town.deployment.tick();
    expect((await call(sync, { user_ids: [] })).said.reasons[0].code).toBe('import_nothing');
  });
});

describe('faults of the LDAP directory', () => {
  it('a missing or failing LDAP directory is refused with a reason, and nothing changes', async () => {
    town = await aTown('tab');
    const none = await asking(town, async () => undefined);
    const silent = await asking(town, async () => {
      throw new Error('connection reset: cn=reader,secret');
    });
    const before = await town.snapshot();
    for (const [{ call }, code] of [
      [none, 'directory_missing'],
      [silent, 'directory_failed'],
    ] as const)
      for (const [route, body] of [
        [look, undefined],
        [sync, { sync_all: true, deactivate_missing: true, accept_deactivations: true }],
      ] as const) {
        const { status, said: refused } = await call(route, body);
        expect([
          status,
          refused.reasons.map((reason: { field: string; code: string }) => [reason.field, reason.code]),
        ]).toEqual([422, [['', code]]]);
      }
    expect(await town.snapshot()).toBe(before);
  });

  it('an empty LDAP directory deactivates nobody, and a short one needs a confirmation', async () => {
    town = await aTown(
      'tab',
      Array.from({ length: 10 }, (_, index) => somebody(`old${index}`)),
    );
    const empty = await asking(town, async () => []);
    const asked = { sync_all: true, deactivate_missing: true };
    expect((await empty.call(sync, { ...asked, accept_deactivations: true })).said.reasons[0].code).toBe(
      'import_nothing',
    );
    const short = await asking(town, async () => [bruno]);
    const braked = await short.call(sync, asked);
    expect([braked.status, braked.said.reasons[0].code]).toEqual([409, 'deactivations_brake']);
    const { said: rehearsed } = await short.call(sync, { ...asked, rehearse: true });
    expect(rehearsed.preview).toMatchObject({ is_braked: true, counts: { deactivated: 14 } });
  });
});

describe('LDAP directory of the demo', () => {
  it.each(['aurora', 'boreal'])(
    'the demo LDAP directory of %s has people of its states, and synchronising it again changes nothing',
    async (slug) => {
      const deployment = await openTestDeployment('tab');
      town = { ...(await aTown('tab')), deployment };
      const as = `admin@${slug}.example`;
      const { body } = await said<{ items: { state: string }[] }>(
        deployment,
        'GET /org/ldap/users?per_page=100',
        {
          as,
        },
      );
      const states = body.items.map(({ state }) => state);
      expect(new Set(states)).toEqual(
        new Set(slug === 'aurora' ? ['same', 'changed', 'new'] : ['same', 'new']),
      );
      expect(states.filter((state) => state === 'new')).toHaveLength(3);
      const asked = { sync_all: true, deactivate_missing: true };
      const { body: first } = await said<Record<string, number>>(deployment, sync, { as, body: asked });
      expect(first).toMatchObject({
        created: 3,
        updated: slug === 'aurora' ? 1 : 0,
        deactivated: slug === 'aurora' ? 1 : 0,
        rejected: [],
      });
      await deployment.tick();
      const { body: second } = await said<Record<string, number>>(deployment, sync, { as, body: asked });
      expect(second).toMatchObject({ created: 0, updated: 0, deactivated: 0, rejected: [] });
    },
  );
});
