/** Imports of people: faults are named by cell, valid rows are imported once, and the whole import can be undone. */
import { afterEach, describe, expect, it } from 'vitest';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { insertPost } from './postFixture.ts';
import { aTown, type Town } from './importFixture.ts';
import { xlsx } from './sheets.ts';
import type { StoreKind } from '../support/deployment.ts';

const stores = ['tab', 'sql'] satisfies StoreKind[];
let town: Town;
afterEach(() => town.deployment.close());

const headers = ['Correo', 'Nombre', 'Apellido'];
const at = (name: string): string => `${name}@taller.example`;
/** A list with these columns besides email and name. */
const list = (more: readonly string[], ...rows: readonly (readonly string[])[]): string[][] => [
  [...headers, ...more],
  ...rows.map(([name = '', ...cells]) => [at(name), name, 'Lista', ...cells]),
];

/** All changes that a single import can make. */
const everything = list(
  [
    'Cargo',
    'Departamento',
    'Grupos',
    'Jefe',
    'Rol',
    'Número de empleado',
    'Celular',
    'Fecha de nacimiento',
    'Puntos',
    'Idioma',
  ],
  [
    'nora',
    'Tornera',
    'Talleres',
    'Coro;Danza',
    at('omar'),
    'empleado',
    '0042',
    '+57 300 123 4567',
    '1990-05-06',
    'no',
    'inglés',
  ],
  ['omar', 'Jefe de taller', 'Talleres', '', at('carla'), 'líder', '0043', '', '', 'sí', ''],
  ['bruno', 'Soldador', 'Works', 'Brigada', at('nora'), '', '', '', '', '', ''],
  ['gone', '', 'Fundición', '', '', 'administradora', '', '', '', '', ''],
  ['ana', '', '', '', '', '', '', '', '', '', ''],
);

describe.each(stores)('import of people, %s store', (kind) => {
  it('an import adds, changes and reactivates people with departments and groups, as its check announced', async () => {
    town = await aTown(kind);
    const { said: checked } = await town.check(everything);
    expect(checked).toMatchObject({ valid: true, rows: 5, faults: 0 });
    expect(checked.preview).toMatchObject({
      counts: { added: 2, changed: 2, unchanged: 0, reactivated: 1, deactivated: 0 },
      active_people: 7,
      is_braked: false,
      new_departments: ['Talleres', 'Fundición'],
      new_groups: ['Danza'],
    });
    expect(
      checked.preview.lines.map(({ action, email }: { action: string; email: string }) => [action, email]),
    ).toEqual([
      ['reactivated', at('gone')],
      ['changed', at('bruno')],
      ['changed', at('ana')],
      ['added', at('nora')],
      ['added', at('omar')],
    ]);
    expect(checked.preview.lines[1].changes).toEqual([
      { field: 'lastName', from: 'Taller', to: 'Lista' },
      { field: 'jobPosition', from: '', to: 'Soldador' },
      { field: 'department', from: 'sales', to: 'Works' },
      { field: 'groups', from: 'Coro', to: 'Brigada' },
      { field: 'managerEmail', from: '', to: at('nora') },
    ]);

    const { said } = await town.bring(everything, { send_invitation: 'true' });
    expect(said).toMatchObject({
      kind: 'create',
      file_name: 'personas.csv',
      status: 'done',
      total: 5,
      done: 5,
      counts: { added: 2, changed: 2, unchanged: 0, reactivated: 1, deactivated: 0 },
      created_by: 'diego Taller',
      can_undo: true,
      rejected: [],
      kept: [],
    });
    const [nora, omar, bruno, gone] = await Promise.all(['nora', 'omar', 'bruno', 'gone'].map(town.person));
    expect(nora).toMatchObject({
      firstName: 'nora',
      lastName: 'Lista',
      jobPosition: 'Tornera',
      managerId: omar?.id,
      employeeNumber: '0042',
      phone: '+573001234567',
      birthday: '1990-05-06',
      takesPoints: false,
      language: 'english',
      userType: 'employee',
      passwordHash: null,
      activatedAt: null,
      fold: 'nora lista tornera nora@taller.example',
    });
    expect([omar?.userType, omar?.managerId, omar?.departmentId]).toEqual([
      'manager',
      'carla',
      nora?.departmentId,
    ]);
    expect([bruno?.departmentId, bruno?.managerId, bruno?.tokenEpoch]).toEqual(['works', nora?.id, 0]);
    // A changed role ends the existing sessions.
    expect([gone?.active, gone?.userType, gone?.tokenEpoch, gone?.jobPosition]).toEqual([
      true,
      'admin',
      1,
      'Analista',
    ]);
    const { rows: rooms } = await town.look((store) => store.list(departments));
    expect(rooms.map(({ name }) => name).toSorted()).toEqual(['Fundición', 'Talleres', 'sales', 'works']);
    const { rows: members } = await town.look((store) => store.list(userGroupMembers));
    const { rows: groups } = await town.look((store) => store.list(userGroups));
    const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
    expect(members.map(({ groupId, userId }) => `${nameOf.get(groupId)} ${userId}`).toSorted()).toEqual([
      'Brigada bruno',
      `Coro ${nora?.id}`,
      `Danza ${nora?.id}`,
    ]);
    const { rows: mails } = await town.look((store) => store.list(outbox));
    expect(mails.map(({ email, kind: about }) => `${about} ${email}`).toSorted()).toEqual([
      `activation ${at('nora')}`,
      `activation ${at('omar')}`,
    ]);
    // From now on the directory finds new people by email.
    expect(await town.deployment.db.directory.find(`email:${at('nora')}`)).toBe('taller');
  });

  it('an import of the same list again changes nothing', async () => {
    town = await aTown(kind);
    await town.bring(everything);
    const before = await town.snapshot();
    const { said } = await town.bring(xlsx(everything));
    expect(said).toMatchObject({
      status: 'done',
      total: 0,
      can_undo: false,
      counts: { unchanged: 5, added: 0, changed: 0 },
    });
    expect(await town.snapshot()).toBe(before);
  });

  it('undoing an import restores people, departments, groups and addresses', async () => {
    town = await aTown(kind);
    const before = await town.snapshot();
    const { said } = await town.bring(everything, {
      send_invitation: 'true',
      deactivate_missing: 'true',
      accept_deactivations: 'true',
    });
    expect(said.counts).toEqual({ added: 2, changed: 2, unchanged: 0, reactivated: 1, deactivated: 3 });
    expect((await town.person('carla'))?.active).toBe(false);
    const epoch = (await town.person('carla'))?.tokenEpoch;
    const { said: undone } = await town.undo(said.id);
    expect(undone).toMatchObject({ status: 'undone', kept: [], can_undo: false, done: 8 });
    expect(await town.snapshot()).toBe(before);
    for (const name of ['nora', 'omar'])
      expect(await town.deployment.db.directory.find(`email:${at(name)}`)).toBeUndefined();
    // The undo does not make ended sessions valid again.
    expect((await town.person('carla'))?.tokenEpoch).toBe(epoch);
    expect((await town.call(`POST /org/import/${said.id}/undo`, {})).status).toBe(409);
  });

  it('undoing an import keeps and reports people who acted or were changed since', async () => {
    town = await aTown(kind);
    const { said } = await town.bring(
      list(
        ['Cargo', 'Departamento', 'Jefe'],
        ['nora', 'Tornera', 'Talleres', at('omar')],
        ['omar', '', '', ''],
        ['pia', '', '', ''],
        ['quino', '', '', ''],
        ['bruno', 'Soldador', '', ''],
        ['carla', 'Jefa', '', ''],
      ),
      { deactivate_missing: 'true', accept_deactivations: 'true' },
    );
    const [nora, pia] = await Promise.all(['nora', 'pia'].map(town.person));
    await town.change(async (store) => {
      await store.update(users, { id: nora?.id ?? '' }, { activatedAt: '2026-03-18T18:00:01.000Z' });
      await insertPost(store, town.deployment.dependencies.newId, { from: 'ana' });
      await store.update(users, { email: at('bruno') }, { jobPosition: 'Capataz' });
      await store.update(users, { email: at('quino') }, { phone: '+573001234567', jobPosition: 'Portero' });
      await store.insert(userGroupMembers, [{ id: 'later', groupId: 'Coro', userId: pia?.id ?? '' }]);
    });
    const { said: undone } = await town.undo(said.id);
    // Omar is the manager of a person who stays, and therefore stays as well.
    expect(undone.kept.map(({ email }: { email: string }) => email).toSorted()).toEqual(
      ['bruno', 'nora', 'omar', 'pia', 'quino'].map(at),
    );
    const reasons = new Map(
      undone.kept.map(({ email, reason }: { email: string; reason: string }) => [email, reason]),
    );
    expect(reasons.get(at('nora'))).toBe(
      'Ya entró, participó en algo o cambió: su cuenta queda, desactivada.',
    );
    expect(reasons.get(at('bruno'))).toBe('Alguien cambió sus datos después: quedan como están.');
    expect((await town.person('nora'))?.active).toBe(false);
    expect((await town.person('bruno'))?.jobPosition).toBe('Capataz');
    expect((await town.person('carla'))?.jobPosition).toBeNull();
    expect((await town.person('eva'))?.active).toBe(true);
    const { rows: rooms } = await town.look((store) =>
      store.list(departments, { where: { name: 'Talleres' } }),
    );
    expect(rooms).toHaveLength(1);
  });
});
