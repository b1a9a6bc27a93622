/**
 * Copies the open goals of a period into another one, each once, with a link back. Each piece is one transaction after which
 * every sum is true; how far it came is stored in it, so that a server that stopped goes on where it was.
 */
import { goalLimits } from '#schema/goals/goals.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import type { Row } from '../store/table.ts';
import type { GoalRow } from './goals.access.ts';
import { moving } from './goals.defaults.ts';
import { tellAsked } from './goals.notices.ts';
import { goalCarries, goalChecklistItems, goalLinks, goalPeriods, goals } from './goals.tables.ts';
import { countLinks } from './links.ts';
import { recompute } from './recompute.ts';

type Carrying = Pick<JobContext, 'store' | 'at' | 'newId' | 'publish'>;
type Carry = Row<typeof goalCarries>;

/** Goals of one transaction, so that nobody waits long for it. */
export const carriedAtOnce = 100;

/** What is left of 100 for each owner of these goals in a period. */
async function weightsLeft(
  { store }: Carrying,
  periodId: string,
  rows: readonly GoalRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const used = await store.tally(goals, {
    where: { ownerId: { in: ids }, periodId, status: { ne: 'cancelled' } },
    by: ['ownerId'],
    sum: 'weight',
  });
  return new Map([
    ...ids.map((id) => [id, goalLimits.fullWeight] as const),
    ...used.map(({ ownerId, sum }) => [ownerId, goalLimits.fullWeight - sum] as const),
  ]);
}

/** Copies goals. Value and checklist come along; a weight that no longer fits does not. */
async function copy(
  context: Carrying,
  { toId, startedAt }: Carry,
  fresh: readonly GoalRow[],
): Promise<readonly GoalRow[]> {
  const { store, newId } = context;
  const left = new Map(await weightsLeft(context, toId, fresh));
  const copies = fresh.map((goal): GoalRow => {
    const free = left.get(goal.ownerId) ?? 0;
    const weight = goal.weight !== null && goal.weight <= free ? goal.weight : null;
    left.set(goal.ownerId, free - (weight ?? 0));
    return {
      ...goal,
      id: newId(),
      periodId: toId,
      weight,
      confidence: null,
      checkedAt: null,
      remindedAt: null,
      dueOn: null,
      carriedFromId: goal.id,
      carried: false,
      parents: 0,
      parts: 0,
      createdAt: startedAt,
    };
  });
  await store.insert(goals, copies);
  await store.update(goals, { id: { in: fresh.map(({ id }) => id) } }, { carried: true });
  const copyOf = new Map(copies.map(({ carriedFromId, id }) => [carriedFromId, id]));
  const { rows: items } = await store.list(goalChecklistItems, {
    where: { goalId: { in: fresh.map(({ id }) => id) } },
  });
  await store.insert(
    goalChecklistItems,
    items.map((item) => ({ ...item, id: newId(), goalId: copyOf.get(item.goalId) ?? item.goalId })),
  );
  return copies;
}

/** Copies the links of new copies to each other, to parents that were carried before, and to parts that this carry copied. */
async function copyLinks(
  context: Carrying,
  { toId, startedAt }: Carry,
  copies: readonly GoalRow[],
): Promise<readonly Row<typeof goalLinks>[]> {
  const { store, newId } = context;
  const copyOf = new Map(copies.map((one) => [one.carriedFromId, one]));
  const ids = copies.flatMap(({ carriedFromId }) => carriedFromId ?? []);
  const { rows: above } = await store.list(goalLinks, { where: { childId: { in: ids } } });
  const { rows: below } = await store.list(goalLinks, { where: { parentId: { in: ids } } });
  const ends = [...above.map(({ parentId }) => parentId), ...below.map(({ childId }) => childId)];
  const others = ends.filter((id) => !copyOf.has(id));
  const { rows: earlier } = await store.list(goals, {
    where: { periodId: toId, carriedFromId: { in: [...new Set(others)] } },
  });
  const before = new Map(earlier.map((one) => [one.carriedFromId, one]));
  const links: Row<typeof goalLinks>[] = [];
  const add = (
    link: Row<typeof goalLinks>,
    parent: GoalRow | undefined,
    child: GoalRow | undefined,
  ): void => {
    if (parent !== undefined && child !== undefined)
      links.push({
        ...link,
        id: newId(),
        parentId: parent.id,
        childId: child.id,
        ...moving,
        createdAt: startedAt,
      });
  };
  for (const link of above)
    add(link, copyOf.get(link.parentId) ?? before.get(link.parentId), copyOf.get(link.childId));
  for (const link of below) {
    const child = before.get(link.childId);
    // What an earlier carry copied was linked by people since.
    if (child?.createdAt === startedAt) add(link, copyOf.get(link.parentId), child);
  }
  const added = await store.insert(goalLinks, links, { skipExisting: true });
  // What waited for an owner waits in the copy, too.
  const byId = new Map([...copies, ...earlier].map((one) => [one.id, one]));
  for (const { parentId, askedWeight, askedById } of added) {
    const parent = byId.get(parentId);
    if (askedWeight !== null && parent !== undefined) await tellAsked(context, parent, askedById);
  }
  return added;
}

/** Carries the next goals over; returns where to go on, or undefined at the end. */
async function carryPiece(context: Carrying, carry: Carry): Promise<string | undefined> {
  const { store } = context;
  const { rows: open, next } = await store.list(goals, {
    where: { periodId: carry.fromId, status: 'open' },
    order: [['createdAt', 'asc']],
    limit: carriedAtOnce,
    ...(carry.after === null ? {} : { after: carry.after }),
  });
  const { rows: there } = await store.list(goals, {
    where: { periodId: carry.toId, carriedFromId: { in: open.map(({ id }) => id) } },
  });
  const already = new Set(there.map(({ carriedFromId }) => carriedFromId));
  const fresh = open.filter(({ id }) => !already.has(id));
  if (fresh.length > 0) {
    const copies = await copy(context, carry, fresh);
    const links = await copyLinks(context, carry, copies);
    await countLinks(
      store,
      links.flatMap(({ parentId, childId }) => [parentId, childId]),
    );
    // Finished and cancelled parts stay behind, so the sums of the copies are not those of the originals.
    await recompute(context, [
      ...copies.flatMap(({ id, measure }) => (measure === 'parts' ? [id] : [])),
      ...links.map(({ parentId }) => parentId),
    ]);
  }
  return next;
}

/** Marks goals as carried no more whose last copy is gone. */
export async function uncarry(store: JobContext['store'], removed: readonly GoalRow[]): Promise<void> {
  const originals = [...new Set(removed.flatMap(({ carriedFromId }) => carriedFromId ?? []))];
  if (originals.length === 0) return;
  const { rows } = await store.list(goals, {
    columns: ['carriedFromId'],
    where: { carriedFromId: { in: originals } },
  });
  const copied = new Set(rows.map(({ carriedFromId }) => carriedFromId));
  const alone = originals.filter((id) => !copied.has(id));
  await store.update(goals, { id: { in: alone } }, { carried: false });
}

/** How many open goals of a period have no copy in another one. */
async function leftOf(context: Carrying, fromId: string, toId: string): Promise<number> {
  const { rows: open } = await context.store.list(goals, {
    columns: ['id'],
    where: { periodId: fromId, status: 'open' },
  });
  const { rows: copies } = await context.store.list(goals, {
    columns: ['carriedFromId'],
    where: { carriedFromId: { ne: null }, periodId: toId },
  });
  const already = new Set(copies.map(({ carriedFromId }) => carriedFromId));
  return open.filter(({ id }) => !already.has(id)).length;
}

/** Carries the first goals over, and says how many there are in all; the job carries the others. */
export async function carryOver(context: Carrying, fromId: string, toId: string): Promise<number> {
  const { store, newId, at } = context;
  const left = await leftOf(context, fromId, toId);
  const { rows: running } = await store.list(goalCarries, { where: { fromId, toId } });
  if (left === 0 || running.length > 0) return left;
  const carry: Carry = { id: newId(), fromId, toId, startedAt: at, after: null };
  const after = await carryPiece(context, carry);
  if (after !== undefined) await store.insert(goalCarries, [{ ...carry, after }]);
  return left;
}

/** Goes on with a carry; false if it was done already. It ends with the period that it carries to. */
export async function carryOn(context: Carrying, id: string): Promise<boolean> {
  const { store } = context;
  const {
    rows: [carry],
  } = await store.list(goalCarries, { where: { id } });
  if (carry === undefined) return false;
  const { rows: to } = await store.list(goalPeriods, { where: { id: carry.toId, closedAt: null } });
  const after = to.length > 0 ? await carryPiece(context, carry) : undefined;
  if (after === undefined) await store.remove(goalCarries, { id });
  else await store.update(goalCarries, { id }, { after });
  return true;
}
