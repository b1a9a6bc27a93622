/** Assigns a coverage to the people of an audience in pieces: each is one transaction, and other calls are answered in between. */
import type { Context } from '../http/context.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleIn } from '../departments/audience.ts';
import { coverageBatches, coveragePeople, coverages } from './benefits.tables.ts';

/** People of one piece: each is a row, and a notification with its messages. No piece holds other calls for 50 ms. */
export const peopleAtOnce = 80;

export type CoverageRow = Row<typeof coverages>;
export type CoveredRow = Row<typeof coveragePeople>;
export type BatchRow = Row<typeof coverageBatches>;
type Working = Pick<JobContext | Context, 'store' | 'newId' | 'at' | 'now' | 'publish'>;

/** Assigns to the next people, in the order of their ids; returns how many had it not. */
export async function assignMore(context: Working, batch: BatchRow): Promise<number> {
  const { store, newId, at } = context;
  const { id: batchId, coverageId, audience, cursor, policyNumber, startsOn, endsOn, createdBy } = batch;
  const { rows, next } = await store.list(users, {
    columns: [],
    where: { ...(await peopleIn(store, audience, await todayOf(context))), id: { gt: cursor } },
    order: [['id', 'asc']],
    limit: peopleAtOnce,
  });
  const { rows: there } = await store.list(coveragePeople, {
    columns: ['userId'],
    where: { coverageId, userId: { in: rows.map(({ id }) => id) } },
  });
  const known = new Set(there.map(({ userId }) => userId));
  const added = await store.insert(
    coveragePeople,
    rows
      .filter(({ id }) => !known.has(id))
      .map(({ id: userId }) => ({
        id: newId(),
        coverageId,
        userId,
        batchId,
        policyNumber,
        startsOn,
        endsOn,
        assignedBy: createdBy,
        toldEnd: null,
        createdAt: at,
      })),
  );
  await store.update(coverages, { id: coverageId }, { people: { inc: added.length } });
  await store.update(
    coverageBatches,
    { id: batchId },
    { cursor: rows.at(-1)?.id ?? cursor, open: next !== undefined },
  );
  await leaveNotices(context, {
    to: added.map(({ userId }) => userId),
    kind: 'coverage_assigned',
    actorId: null,
    postId: null,
    sourceId: coverageId,
  });
  return added.length;
}

/** Does the next piece; false if there is none. */
export async function nextPiece(context: JobContext, id: string): Promise<boolean> {
  const {
    rows: [batch],
  } = await context.store.list(coverageBatches, { where: { id, open: true } });
  if (batch === undefined) return false;
  await assignMore(context, batch);
  return true;
}

/** Each open assignment as often as it may need pieces now. */
export async function duePieces(store: Store): Promise<readonly string[]> {
  const { rows } = await store.list(coverageBatches, {
    columns: [],
    where: { open: true },
    order: [['createdAt', 'asc']],
  });
  if (rows.length === 0) return [];
  const [staff] = await store.tally(users, { where: { active: true, deletedAt: null } });
  const most = Math.ceil((staff?.count ?? 0) / peopleAtOnce) + 1;
  return rows.flatMap(({ id }) => Array.from({ length: most }, () => `piece ${id}`));
}
