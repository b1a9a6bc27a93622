/** The points fixture for tests of people: a person as administrators see them, and direct access to the store. */
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { userGroups } from '#backend/departments/departments.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';

/** A valid new person, in the wire's spelling. */
export const newcomer = {
  first_name: 'Inés',
  last_name: 'Quiroga',
  email: 'Ines.Quiroga@Nueva.example',
} as const;

/** Every row of every table of the organisation, as text, by table. */
export async function everything(store: Store): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await store.list(table);
    found.set(table.name, JSON.stringify(rows));
  }
  return found;
}

export interface PeopleFixture extends PointsFixture {
  /** The stored row of a person. */
  kept(id: string): Promise<Row<typeof users> | undefined>;
  /** Ids in the list of administrators. */
  listed(search?: string): Promise<readonly string[]>;
  /** Kind and address of the mails in the outbox. */
  mails(): Promise<readonly string[]>;
  /** The organisation of an email address in the directory. */
  owner(email: string): Promise<string | undefined>;
}

/**
 * The fixture on one of the stores: diego and dora are administrators, xavi is external, ines is deactivated, olga
 * belongs to another organisation. The department works is inactive.
 */
export async function openPeopleFixture(
  kind: StoreKind,
  crowd: readonly string[] = [],
): Promise<PeopleFixture> {
  const fixture = await openPointsFixture(kind, crowd);
  await fixture.change(async (store) => {
    const createdAt = '2026-03-01T12:00:00.000Z';
    await store.insert(userGroups, [
      { id: 'choir', name: 'Coro', description: '', active: true, createdAt },
      { id: 'team', name: 'Equipo', description: '', active: false, createdAt },
    ]);
    await store.update(departments, { id: 'works' }, { active: false });
    await store.update(users, { id: 'ana' }, { jobPosition: 'Diseñadora', departmentId: 'sales' });
  });
  return {
    ...fixture,
    kept: (id) => fixture.look(async (store) => (await store.list(users, { where: { id } })).rows[0]),
    listed: async (search = '') => {
      const { items } = await fixture.done('diego', `GET /org/users${search}`);
      return (items as { id: string }[]).map(({ id }) => id);
    },
    mails: () =>
      fixture.look(async (store) =>
        (await store.list(outbox, { order: [['id', 'asc']] })).rows.map(
          ({ kind: what, email }) => `${what} ${email}`,
        ),
      ),
    owner: (email) => fixture.deployment.db.directory.find(`email:${email}`),
  };
}

/** Calls of the administrator diego on people, in the current fixture. */
export const peopleCalls = (fixture: () => PeopleFixture) => ({
  create: (own: object = {}) => fixture().done('diego', 'POST /org/create/user', { ...newcomer, ...own }),
  cannotCreate: (own: object) => fixture().refused('diego', 'POST /org/create/user', { ...newcomer, ...own }),
  update: (id: string, change: object) => fixture().done('diego', 'POST /user/update', { id, ...change }),
  cannotUpdate: (id: string, change: object) =>
    fixture().refused('diego', 'POST /user/update', { id, ...change }),
  /** Changes a person directly, for states that no call can create. */
  set: (id: string, change: Partial<Row<typeof users>>) =>
    fixture().change((store) => store.update(users, { id }, change)),
});
