/** Who decides: named people, managers, administrators, and their deputies. */
import { isAway } from '#schema/decisions/decisions.rules.ts';
import { permissions } from '#schema/permissions.ts';
import { dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { leadersOf } from '../departments/leaders.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { delegations } from './decisions.tables.ts';

type DelegationRow = Row<typeof delegations>;

/** People who can decide now. */
export const deciding: Where<UserRow> = {
  active: true,
  deletedAt: null,
  userType: { in: permissions['decisions.use'] },
};

/** Administrators of decisions, in a fixed order. */
export async function administrators(store: Store): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    where: { ...deciding, userType: { in: permissions['decisions.manage'] } },
  });
  return rows.map(({ id }) => id).toSorted();
}

/** The next above a person who can decide; undefined without one. */
export async function nextAbove(store: Store, userId: string): Promise<string | undefined> {
  const { rows } = await store.list(users, { where: { id: userId } });
  return (await leadersOf(store, rows)).get(userId) ?? undefined;
}

/** The approvers of something that a person asks: those named, else the manager, else the administrators. */
export async function approversOf(
  store: Store,
  user: UserRow,
  named: readonly string[],
): Promise<readonly string[]> {
  const { rows } =
    named.length === 0
      ? { rows: [] }
      : await store.list(users, { where: { ...deciding, id: { in: named } } });
  const can = new Set(rows.map(({ id }) => id));
  const chosen = [...new Set(named)].filter((id) => can.has(id) && id !== user.id);
  if (chosen.length > 0) return chosen;
  const leader = (await leadersOf(store, [user])).get(user.id);
  if (leader !== null && leader !== undefined) return [leader];
  return (await administrators(store)).filter((id) => id !== user.id);
}

/** Delegations that hold now, by the person who is away. */
export async function awayNow(
  store: Store,
  now: number,
  people: readonly string[] | null = null,
): Promise<ReadonlyMap<string, DelegationRow>> {
  const { rows } = await store.list(delegations, {
    where: { endedAt: null, ...(people === null ? {} : { userId: { in: people } }) },
  });
  if (rows.length === 0) return new Map();
  const timezone = await timezoneOf(store);
  const { rows: theirs } = await store.list(users, {
    where: { id: { in: [...new Set(rows.flatMap(({ userId, deputyId }) => [userId, deputyId]))] } },
  });
  const byId = new Map(theirs.map((user) => [user.id, user]));
  return new Map(
    rows.flatMap((row) => {
      const zone = zoneOf(byId.get(row.userId)?.timezone ?? null, timezone);
      const isThere = byId.get(row.deputyId)?.active === true;
      return isThere && isAway(row, dayAt(now, zone)) ? [[row.userId, row] as const] : [];
    }),
  );
}

/** A person who decides in the place of an approver, and until when. */
export interface Deputy {
  readonly holderId: string;
  readonly until: string | null;
}

/** Deputies of deputies, at most. */
const mostDeputies = 8;

/**
 * Who has what the approver decides on: the deputy of a person who is away, and the deputy of the deputy. It is never the
 * person who asked; then it stays where it was.
 */
export async function holderOf(
  store: Store,
  now: number,
  approverId: string,
  askedBy: string,
): Promise<Deputy> {
  let holder: Deputy = { holderId: approverId, until: null };
  const seen = new Set([approverId]);
  for (let hop = 0; hop < mostDeputies; hop++) {
    const next = (await awayNow(store, now, [holder.holderId])).get(holder.holderId);
    if (next === undefined || next.deputyId === askedBy || seen.has(next.deputyId)) break;
    seen.add(next.deputyId);
    holder = { holderId: next.deputyId, until: next.endsOn };
  }
  return holder;
}
