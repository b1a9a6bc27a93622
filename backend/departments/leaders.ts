/** Who leads a person: the manager of the person, else of the department. */
import { may, permissions } from '#schema/permissions.ts';
import { departments, users } from '../people/users.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { Store, Where } from '../store/port.ts';

/** People who can write about others: active members. */
export const present: Where<UserRow> = {
  active: true,
  deletedAt: null,
  userType: { in: permissions['surveys.answer'] },
};

const isPresent = ({ active, deletedAt, userType }: UserRow): boolean =>
  active && deletedAt === null && may(userType, 'surveys.answer');

type Led = Pick<UserRow, 'id' | 'managerId' | 'departmentId'>;
const known = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** The leaders of people by the ids of the people; null without one who can write. In two reads. */
export async function leadersOf(
  store: Store,
  people: readonly Led[],
): Promise<ReadonlyMap<string, string | null>> {
  if (people.length === 0) return new Map();
  const { rows: theirs } = await store.list(departments, {
    where: { id: { in: known(people.map(({ departmentId }) => departmentId)) } },
  });
  const managerOf = new Map(theirs.map(({ id, managerId }) => [id, managerId]));
  const wanted = people.map((person) => ({
    id: person.id,
    leaders: [person.managerId, managerOf.get(person.departmentId ?? '') ?? null].filter(
      (leader) => leader !== person.id,
    ),
  }));
  const { rows } = await store.list(users, {
    where: { ...present, id: { in: known(wanted.flatMap(({ leaders }) => leaders)) } },
  });
  const leads = new Set(rows.map(({ id }) => id));
  return new Map(
    wanted.map(({ id, leaders }) => [id, leaders.find((one) => one !== null && leads.has(one)) ?? null]),
  );
}

/** The people whom each of these leads, by the leader. */
export async function teamsOf(
  store: Store,
  leaderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: led } = await store.list(departments, { where: { managerId: { in: leaderIds } } });
  // One condition each, so that the store reads by it: `or`, or the conditions of presence, lead through everybody.
  const { rows: own } = await store.list(users, { where: { managerId: { in: leaderIds } } });
  const { rows: there } =
    led.length === 0
      ? { rows: [] }
      : await store.list(users, { where: { departmentId: { in: led.map(({ id }) => id) } } });
  const members = [
    ...new Map([...own, ...there].filter(isPresent).map((one) => [one.id, one])).values(),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const leaders = await leadersOf(store, members);
  return Map.groupBy(
    members.map(({ id }) => id),
    (id) => leaders.get(id) ?? '',
  );
}
