/** Decisions as their readers see them, in a constant number of reads. */
import { mayTakeBack } from '#schema/decisions/decisions.rules.ts';
import type { Decision, DecisionStep } from '#schema/decisions/decisions.shapes.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { isHeldBy, type DecisionRow, type SeatRow } from './decisions.access.ts';
import { ledBy, whyNot } from './deciding.ts';
import { decisionSeats, decisionSteps } from './decisions.tables.ts';

/** Decisions for the caller, in their order. */
export async function decisionsOf(context: Context, rows: readonly DecisionRow[]): Promise<Decision[]> {
  const { store, me, now } = context;
  const { rows: all } =
    rows.length === 0
      ? { rows: [] }
      : await store.list(decisionSeats, {
          where: { decisionId: { in: rows.map(({ id }) => id) } },
          order: [['position', 'asc']],
        });
  const seatsOf = Map.groupBy(all, ({ decisionId }) => decisionId);
  const people = await peopleById(context, [
    ...rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy ?? userId]),
    ...all.flatMap(({ approverId, holderId }) => [approverId, holderId]),
  ]);
  return rows.map((row) => {
    const seats: readonly SeatRow[] = seatsOf.get(row.id) ?? [];
    const { userId, decidedBy, clockHours: _hours, ...plain } = row;
    const isOpen = row.state === 'waiting';
    const isOwn = userId === me.id;
    const mine = seats.some((seat) => isHeldBy(seat, me.id));
    const mayDecide = !isOwn && whyNot(context, row, seats) === undefined;
    return {
      ...plain,
      user: people.get(userId) ?? null,
      decidedBy: people.get(decidedBy ?? '') ?? null,
      approvals: seats.filter(({ state }) => state === 'approved').length,
      approvers: seats.filter(({ state }) => isOpen || state !== 'passed').length,
      holders: !isOpen
        ? []
        : seats.flatMap(({ state, holderId, approverId, since, dueAt }) => {
            const user = people.get(holderId);
            const insteadOf = approverId === holderId ? null : (people.get(approverId) ?? null);
            return state === 'waiting' && user !== undefined ? [{ user, insteadOf, since, dueAt }] : [];
          }),
      late: row.late && isOpen,
      mayDecide,
      mayHandOver: mayDecide && mine,
      mayTakeBack: ledBy(context, row) && mayTakeBack(row, now),
      mayCarryOut: ledBy(context, row) && row.state === 'approved' && row.carriedOutAt === null,
    };
  });
}

/** One decision for the caller. */
export async function decisionOf(context: Context, row: DecisionRow): Promise<Decision> {
  const [shown] = await decisionsOf(context, [row]);
  if (shown === undefined) throw new Error(`decision ${row.id} is not shown`);
  return shown;
}

/** The timeline of a decision, the oldest first. */
export async function timelineOf(context: Context, decisionId: string): Promise<DecisionStep[]> {
  const { rows } = await context.store.list(decisionSteps, {
    where: { decisionId },
    order: [
      ['at', 'asc'],
      ['id', 'asc'],
    ],
  });
  const people = await peopleById(
    context,
    rows.flatMap(({ whoId, otherId }) => [whoId ?? '', otherId ?? '']),
  );
  return rows.map(({ decisionId: _of, whoId, otherId, ...step }) => ({
    ...step,
    who: people.get(whoId ?? '') ?? null,
    other: people.get(otherId ?? '') ?? null,
  }));
}
