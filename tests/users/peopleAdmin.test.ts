/** Pure functions of the administration of people: form ↔ row, addresses, and the contents of exported files. */
import { describe, expect, test, vi } from 'vitest';
import { rowResolver } from '#src/api/rowForm.ts';
import { changesOf } from '#src/lib/changes.ts';
import { fileOf } from '#src/lib/tableFiles.ts';
import type { AdminPerson } from '#src/users/admin/peopleAdmin.queries.ts';
import { peopleTable, type PeopleColumn } from '#src/users/admin/peopleTable.ts';
import { actsFor } from '#src/users/admin/personActs.ts';
import {
  toExternalInput,
  fieldsOf,
  personForm,
  toStaffInput,
  type PersonFields,
  type PersonKind,
} from '#src/users/admin/personForm.ts';
import { dayWords } from '#src/users/admin/personWords.ts';

const ana: AdminPerson = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Rivas',
  email: 'ana@taller.example',
  phone: '+573001234567',
  employeeNumber: '00417',
  birthday: '1990-03-18',
  admissionDate: '2021-01-15',
  jobPosition: 'Diseñadora',
  userType: 'employee',
  takesPoints: true,
  groupIds: ['choir'],
  departmentId: 'sales',
  departmentName: 'Ventas',
  managerId: 'marta',
  managerName: 'Marta Ruiz',
  language: 'spanish',
  active: true,
  state: 'active',
  isExternal: false,
  expiresAt: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const xavi: AdminPerson = {
  ...ana,
  id: 'xavi',
  userType: 'external',
  isExternal: true,
  birthday: null,
  admissionDate: null,
  departmentId: null,
  departmentName: null,
  managerId: null,
  managerName: null,
  expiresAt: '2026-12-31',
};

const written: PersonFields = {
  ...fieldsOf(null),
  firstName: ' Inés ',
  lastName: 'Quiroga',
  email: ' ines@taller.example ',
};

/** Names of the fields with errors. */
async function faultsOf(
  person: AdminPerson | null,
  fields: PersonFields,
  kind: PersonKind = 'staff',
): Promise<readonly string[]> {
  const resolve = rowResolver(personForm(person === null, kind), 'es');
  const { errors } = await resolve(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).toSorted();
}

describe('the form of a person', () => {
  test('the form of a person reports missing and malformed fields before it is sent', async () => {
    expect(await faultsOf(null, fieldsOf(null))).toEqual(['email', 'firstName', 'lastName']);
    expect(await faultsOf(null, written)).toEqual([]);
    expect(await faultsOf(null, written, 'external')).toEqual([]);
    expect(await faultsOf(null, { ...written, email: 'no' })).toEqual(['email']);
    expect(await faultsOf(null, { ...written, phone: '300' })).toEqual(['phone']);
    expect(await faultsOf(ana, { ...fieldsOf(ana), firstName: '  ' })).toEqual(['firstName']);
  });

  test('the input of a person has days as YYYY-MM-DD, null for empty fields, and keeps leading zeros', () => {
    expect(toStaffInput({ ...written, birthday: '1990-03-18', employeeNumber: ' 007 ' })).toEqual({
      firstName: 'Inés',
      lastName: 'Quiroga',
      email: 'ines@taller.example',
      phone: null,
      employeeNumber: '007',
      birthday: '1990-03-18',
      admissionDate: null,
      jobPosition: null,
      userType: 'employee',
      takesPoints: true,
      groupIds: [],
      departmentId: null,
      managerId: null,
      invite: true,
    });
  });

  test('the input of an external person has no employment fields, even if they were typed', () => {
    const fields: PersonFields = {
      ...written,
      birthday: '1990-03-18',
      departmentId: 'sales',
    };
    expect(Object.keys(toExternalInput(fields)).toSorted()).toEqual([
      'email',
      'expiresAt',
      'firstName',
      'groupIds',
      'invite',
      'lastName',
      'phone',
      'takesPoints',
    ]);
  });

  test('the patch of a person holds only changed fields, and null for emptied ones', () => {
    const fields = { ...fieldsOf(ana), lastName: 'Rivas Paz', birthday: '', departmentId: '', manager: null };
    expect(changesOf(toStaffInput(fieldsOf(ana)), toStaffInput(fields))).toEqual({
      lastName: 'Rivas Paz',
      birthday: null,
      departmentId: null,
      managerId: null,
    });
    const outside = { ...fieldsOf(xavi), expiresAt: '', departmentId: 'sales' };
    expect(changesOf(toExternalInput(fieldsOf(xavi)), toExternalInput(outside))).toEqual({ expiresAt: null });
  });
});

describe('the actions on an account', () => {
  test.each([
    ['active', true, ['password', 'deactivate', 'delete']],
    ['invited', true, ['invite', 'deactivate', 'delete']],
    ['inactive', false, ['activate', 'delete']],
    ['expired', true, ['deactivate', 'delete']],
    ['expired', false, ['activate', 'delete']],
  ] as const)('an account that is %s with active %s offers the actions %s', (state, active, acts) => {
    expect(actsFor({ state, active })).toEqual(acts);
  });
});

describe('the list of people', () => {
  test('a birthday is written out in the reader’s language, and a malformed one is empty', () => {
    expect(dayWords('1990-03-01', 'es', 'long')).toBe('1 de marzo de 1990');
    expect(dayWords('1990-03-01', 'en', 'long')).toBe('1 March 1990');
    expect(dayWords('', 'es')).toBe('');
    expect(dayWords('1990-3', 'es')).toBe('');
    expect(dayWords('1990-02-41', 'es')).toBe('');
  });

  test.each(['Pacific/Kiritimati', 'Etc/UTC', 'Pacific/Pago_Pago'])(
    'a birthday is the same day on a device in the time zone %s',
    async (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      // Formatters are kept: those of another zone must not answer here.
      vi.resetModules();
      const here = await import('#src/users/admin/personWords.ts');
      expect(here.dayWords('1990-03-01', 'es')).toBe('1 mar 1990');
      expect(here.dayWords('1990-12-31', 'en', 'long')).toBe('31 December 1990');
    },
  );
});

describe('the exported file of people', () => {
  const words = {
    header: (of: PeopleColumn) => of,
    role: ({ userType }: AdminPerson) => userType,
    state: ({ state }: AdminPerson) => state,
    group: (id: string) => (id === 'choir' ? 'Coro' : undefined),
    yes: 'Sí',
    no: 'No',
  };

  test('the people file has text for days and numbers, and a manager’s email only if listed', () => {
    const marta = { ...ana, id: 'marta', email: 'marta@taller.example', managerId: 'gone', groupIds: ['x'] };
    const { columns, rows } = peopleTable([ana, marta], words);
    const row = (at: number) =>
      Object.fromEntries(columns.map(({ header }, column) => [header, rows[at]?.[column]]));
    expect(row(0)).toMatchObject({
      employeeNumber: '00417',
      birthday: '1990-03-18',
      manager: 'marta@taller.example',
      managerName: 'Marta Ruiz',
      groups: 'Coro',
      takesPoints: 'Sí',
      expiresAt: '',
    });
    expect(row(1)).toMatchObject({ manager: '', groups: '' });
  });

  test('no cell of the people file begins like a formula', async () => {
    const starts = ['=', '+', '-', '@', '\t=', '＝', '\ufeff@'];
    const people = starts.map((start, at) => ({
      ...ana,
      id: String(at),
      firstName: `${start}HYPERLINK("http://x")`,
      jobPosition: `${start}cmd|' /C calc'!A0`,
      departmentName: `${start}1+1`,
    }));
    const csv = await (await fileOf(peopleTable(people, words), 'csv', 'personas')).text();
    for (const line of csv.split('\r\n').slice(1))
      for (const cell of line.replaceAll('""', '').split(','))
        expect(cell.replaceAll('"', '')).not.toMatch(/^[\s\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u);
  });
});
