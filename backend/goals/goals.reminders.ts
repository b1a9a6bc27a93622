/** Who is reminded of goals without a check-in: owners once a silence, leaders on Mondays, each in their own day. */
import { isDigestDay, staleBefore } from '#schema/goals/stale.ts';
import { isRemindHour } from '#schema/users/reminders.ts';
import { wallAt, zoneOf, type Wall } from '#schema/users/celebrations.rules.ts';
import { leadersOf, present } from '../departments/leaders.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { pieceSize } from '../surveys/pieces.ts';
import { goalPeriods, goals } from './goals.tables.ts';

const dayMs = 86_400_000;
/** Goals that are read at once. */
const pageOfGoals = 500;

/** Open goals of open periods without a check-in for a while. */
async function silent(store: Store, now: number): Promise<Where<Row<typeof goals>>> {
  const { rows: open } = await store.list(goalPeriods, { where: { closedAt: null } });
  const before = { lte: staleBefore(now) };
  return {
    status: 'open',
    periodId: { in: open.map(({ id }) => id) },
    or: [{ checkedAt: before }, { checkedAt: null, createdAt: before }],
  };
}

/** Whether the owner was not reminded of this silence yet: a check-in begins a new one. */
const isUnsaid = ({ remindedAt, checkedAt }: Pick<Row<typeof goals>, 'remindedAt' | 'checkedAt'>): boolean =>
  remindedAt === null || (checkedAt !== null && remindedAt < checkedAt);

/** Items of a job with so many ids each. */
const inItems = (kind: string, ids: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(ids.length / pieceSize.notified) }, (_, piece) =>
    [kind, ...ids.slice(piece * pieceSize.notified, (piece + 1) * pieceSize.notified)].join(' '),
  );

/** Goals without a check-in for a while, with their owners, page by page. */
async function* silentPages(store: Store, now: number) {
  const where = await silent(store, now);
  for (let after: string | undefined; ;) {
    const { rows, next } = await store.list(goals, {
      where,
      order: [['createdAt', 'asc']],
      limit: pageOfGoals,
      with: { owner: { one: users, on: 'ownerId' } },
      ...(after === undefined ? {} : { after }),
    });
    yield rows;
    if (next === undefined) return;
    after = next;
  }
}

/** Leaders who had the digest of these days. */
async function hadDigest(store: Store, now: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await store.list(notifications, {
    where: {
      kind: 'goal_digest',
      userId: { in: ids },
      createdAt: { gt: new Date(now - 2 * dayMs).toISOString() },
    },
  });
  return new Set(rows.map(({ userId }) => userId));
}

/** Items `owners …` of goals and `leaders …` of people, for everybody who is in the hours of reminders now. */
export async function remindersOf(store: Store, now: number): Promise<readonly string[]> {
  const timezone = await timezoneOf(store);
  const wallOf = (user: Pick<UserRow, 'timezone'>): Wall => wallAt(now, zoneOf(user.timezone, timezone));
  const zones = await store.tally(users, { where: present, by: ['timezone'] });
  if (!zones.some((zone) => isRemindHour(wallOf(zone)))) return [];
  // On other days nobody's digest is due, wherever the person is.
  const isNear = [-1, 0, 1].some((days) => isDigestDay(wallAt(now + days * dayMs, timezone)));
  const owned: string[] = [];
  const leaders = new Set<string>();
  for await (const page of silentPages(store, now)) {
    for (const { id, owner, remindedAt, checkedAt } of page)
      if (isUnsaid({ remindedAt, checkedAt }) && owner?.active === true && isRemindHour(wallOf(owner)))
        owned.push(id);
    if (!isNear) continue;
    const { rows: people } = await store.list(users, {
      where: { ...present, id: { in: [...new Set(page.map(({ ownerId }) => ownerId))] } },
    });
    for (const leader of (await leadersOf(store, people)).values()) if (leader !== null) leaders.add(leader);
  }
  const owners = inItems('owners', owned);
  if (leaders.size === 0) return owners;
  const { rows: reached } = await store.list(users, { where: { id: { in: [...leaders] } } });
  const due = reached.filter((one) => isDigestDay(wallOf(one)) && isRemindHour(wallOf(one)));
  const had = await hadDigest(
    store,
    now,
    due.map(({ id }) => id),
  );
  return [
    ...owners,
    ...inItems(
      'leaders',
      due.flatMap(({ id }) => (had.has(id) ? [] : [id])),
    ),
  ];
}

/** Reminds the owners of these goals, except of those with a check-in in the meantime. */
export async function remindOwners(context: JobContext, ids: readonly string[]): Promise<boolean> {
  const { store, at, now } = context;
  const { rows } = await store.list(goals, { where: { ...(await silent(store, now)), id: { in: ids } } });
  const reached = rows.filter(isUnsaid);
  await store.update(goals, { id: { in: reached.map(({ id }) => id) } }, { remindedAt: at });
  for (const { id, ownerId } of reached)
    await leaveNotices(context, {
      to: [ownerId],
      kind: 'goal_reminder',
      actorId: null,
      postId: null,
      sourceId: id,
    });
  return reached.length > 0;
}

/** Sends the digest to these leaders, except to those who had it. */
export async function tellLeaders(context: JobContext, ids: readonly string[]): Promise<boolean> {
  const had = await hadDigest(context.store, context.now, ids);
  const to = ids.filter((id) => !had.has(id));
  await leaveNotices(context, { to, kind: 'goal_digest', actorId: null, postId: null });
  return to.length > 0;
}
