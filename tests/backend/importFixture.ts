/** An organisation for imports of people: two administrators, a guest, and as many colleagues as a test wants. */
import { expect } from 'vitest';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Store } from '#backend/store/port.ts';
import { tables } from '#backend/tables.ts';
import { ldapLinks } from '#backend/users/imports.tables.ts';
import { newPerson } from '#backend/users/people.rows.ts';
import type { UserRow } from '#backend/people/users.rules.ts';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, noon, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { taller } from './postFixture.ts';
import { csv, types } from './sheets.ts';

/** The administrator who imports by default. */
export const admin = 'diego@taller.example';
const createdAt = new Date(noon - 86_400_000 * 30).toISOString();

/** A person of the organisation; the id is the part before the `@`. */
export const somebody = (name: string, own: Partial<UserRow> = {}): UserRow =>
  newPerson({
    id: name,
    email: `${name}@taller.example`,
    firstName: name,
    lastName: 'Taller',
    userType: 'employee',
    language: 'spanish',
    passwordHash: 'plain:aplauso-demo',
    activatedAt: createdAt,
    createdAt,
    ...own,
  });

const others = [
  somebody('eva', { userType: 'admin' }),
  somebody('guest', { userType: 'external', takesPoints: false, expiresAt: '2026-12-31' }),
  somebody('gone', { active: false, employeeNumber: '000900', jobPosition: 'Analista' }),
];

/** The organisation with these additional colleagues. */
export function townOf(colleagues: readonly UserRow[] = []): OrgSeed {
  const people = [...others, ...colleagues];
  return {
    ...taller,
    keys: [...taller.keys, ...people.map(({ email }) => `email:${email}`)],
    rows: {
      ...taller.rows,
      [users.name]: [
        ...(taller.rows[users.name] ?? []).map((row) => newPerson(row as unknown as UserRow)), // rows of that table, as people are found
        ...people,
      ],
      [userGroups.name]: ['Brigada', 'Coro'].map((name) => ({
        id: name,
        name,
        description: '',
        active: true,
        createdAt,
      })),
      [userGroupMembers.name]: [{ id: 'member', groupId: 'Coro', userId: 'bruno' }],
      // No purse renews here, so that only jobs of the tests are due.
      [renewals.name]: [
        ...(taller.rows[renewals.name] ?? []),
        ...people.map(({ id }) => ({ id, userId: id, month: '9999-12', createdAt })),
      ],
    },
  };
}

/** Another organisation, which owns some addresses. */
export const elsewhere: OrgSeed = {
  org: 'elsewhere',
  keys: Array.from({ length: 40 }, (_, index) => `email:taken${index}@elsewhere.example`),
  rows: {},
};

/** An answer with any content. */
export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call; each test names its fields
  readonly said: any;
}

export interface Town {
  readonly deployment: TestDeployment;
  look<A>(work: (store: Store) => Promise<A>): Promise<A>;
  change<A>(work: (store: Store) => Promise<A>): Promise<A>;
  person(name: string): Promise<UserRow | undefined>;
  call(route: string, body?: unknown, as?: string): Promise<Answer>;
  /** A call with a sheet; other fields in the spelling of the wire. */
  send(route: string, sheet: Sheet, fields?: Fields, as?: string): Promise<Answer>;
  /** Checks a list; returns the faults. */
  check(sheet: Sheet, fields?: Fields): Promise<Answer>;
  /** Imports a whole list; returns the state of the import. */
  bring(sheet: Sheet, fields?: Fields): Promise<Answer>;
  /** Undoes a whole import. */
  undo(id: string): Promise<Answer>;
  /** All stored rows as text, without the records of imports themselves. */
  snapshot(): Promise<string>;
}

export type Sheet = readonly (readonly string[])[] | Uint8Array<ArrayBuffer>;
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A form with a sheet. */
export function formOf(sheet: Sheet, fields: Fields = {}): FormData {
  const form = new FormData();
  const bytes = sheet instanceof Uint8Array ? sheet : csv(sheet);
  const type = bytes[0] === 0x50 ? types.xlsx : types.csv;
  form.append('file', new File([bytes], 'personas.csv', { type }));
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  return form;
}

/** Tables with the records of imports and of calls, and what is counted of them. */
const beside = new Set([
  'facts',
  'fact_sums',
  'fact_progress',
  'person_days',
  'user_imports',
  'user_import_lines',
  'user_import_made',
  'import_mappings',
  'idempotency_keys',
  'directory_dues',
  'job_turns',
]);

const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** All rows of an organisation. Leaves out ids of memberships and links, and token epochs, which only grow. */
export async function snapshotOf(store: Store): Promise<string> {
  const all: Record<string, string[]> = {};
  for (const table of tables) {
    if (beside.has(table.name)) continue;
    const { rows } = await store.list(table, { order: [['id', 'asc']] });
    all[table.name] = sorted(
      rows.map((row) => {
        const {
          id,
          tokenEpoch: _epoch,
          syncedAt: _synced,
          ...rest
        } = row as Readonly<Record<string, unknown>>;
        return table === userGroupMembers || table === ldapLinks ? rest : { id, ...rest };
      }),
    );
  }
  return JSON.stringify(all, null, 1);
}

/** The organisation on one of the stores. */
export async function aTown(kind: StoreKind, colleagues: readonly UserRow[] = []): Promise<Town> {
  const deployment = await openTestDeployment(kind, { world: [townOf(colleagues), elsewhere] });
  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    said: await answer.json(),
  });
  const town: Town = {
    deployment,
    look: (work) => deployment.db.read('taller', work),
    change: (work) => deployment.db.tx('taller', work),
    person: async (name) =>
      (await town.look((store) => store.list(users, { where: { email: `${name}@taller.example` } }))).rows[0],
    call: async (route, body, as = admin) =>
      read(await deployment.rest(route, { as, ...(body === undefined ? {} : { body }) })),
    send: async (route, sheet, fields, as = admin) =>
      read(await deployment.rest(route, { as, form: formOf(sheet, fields) })),
    check: (sheet, fields) => town.send('POST /validate/excel', sheet, fields),
    async bring(sheet, fields) {
      const { status, said } = await town.send('POST /org/upload/users', sheet, fields);
      expect([status, said]).toEqual([202, expect.objectContaining({ import_id: expect.any(String) })]);
      await deployment.tick();
      return town.call(`GET /org/import/${said.import_id}`);
    },
    async undo(id) {
      const { status, said } = await town.call(`POST /org/import/${id}/undo`, {});
      expect([status, said.status]).toEqual([202, 'undoing']);
      await deployment.tick();
      return town.call(`GET /org/import/${id}`);
    },
    snapshot: () => town.look(snapshotOf),
  };
  return town;
}

/** The faults of a list, as `cell code`. */
export const wrongOf = ({ said }: Answer): string[] =>
  (said.errors ?? said.rejected).map(({ cell, code }: { cell: string; code: string }) => `${cell} ${code}`);

const address = (name: string): string => `${name}@taller.example`;

/**
 * A list of this many new people; their manager is the last row. They take no points, so no purse is filled during a
 * test.
 */
export const crowd = (count: number, position = 'Analista'): string[][] => [
  ['Correo', 'Nombre', 'Apellido', 'Cargo', 'Jefe', 'Puntos'],
  ...Array.from({ length: count }, (_, index) => [
    address(`p${index}`),
    `Persona ${index}`,
    'Lista',
    position,
    // The manager comes later in the list.
    index < count - 1 ? address(`p${count - 1}`) : '',
    'no',
  ]),
];
