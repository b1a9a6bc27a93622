/** The work of the job of decisions on one seat or delegation; loaded with the first item that is due. */
import type { JobContext } from '../jobs/jobs.ts';
import { users } from '../people/users.tables.ts';
import { administrators, deciding, nextAbove } from './approvers.ts';
import { dueTimes } from './clocks.ts';
import type { DecisionRow, SeatRow } from './decisions.access.ts';
import { decisions, decisionSeats } from './decisions.tables.ts';
import { moveDelegation } from './delegating.ts';
import { handSeat } from './seats.ts';
import { seatOfTheGone } from './leaving.ts';
import { ask, note } from './telling.ts';

/** Reminds the holder; the second time the next above has it, and above the last one administrators are told. */
async function endClock(context: JobContext, decision: DecisionRow, seat: SeatRow): Promise<boolean> {
  const { store, at } = context;
  if (seat.dueAt === null || seat.dueAt > at) return false;
  await store.update(decisions, { id: decision.id }, { late: true });
  if (!seat.reminded) {
    const due = await dueTimes(context, [seat.holderId], decision.clockHours);
    await store.update(
      decisionSeats,
      { id: seat.id },
      { reminded: true, dueAt: due.get(seat.holderId) ?? null },
    );
    await note(context, decision.id, { kind: 'reminded', otherId: seat.holderId });
    await ask(context, decision, [seat.holderId], 'reminds');
    return true;
  }
  const above = await nextAbove(store, seat.holderId);
  if (above !== undefined && above !== decision.userId && above !== seat.approverId)
    return handSeat(context, decision, seat, above, {
      kind: 'escalated',
      whoId: seat.holderId,
      given: true,
    });
  // Nobody is above: the administrators hear of it once, and each of them may decide.
  await store.update(decisionSeats, { id: seat.id }, { dueAt: null });
  await note(context, decision.id, { kind: 'escalated', whoId: seat.holderId });
  const to = (await administrators(store)).filter((id) => id !== decision.userId && id !== seat.holderId);
  await ask(context, decision, to, 'reminds');
  return true;
}

/** Does one item. Returns whether there was work. */
export async function workOn(context: JobContext, task: string, id: string): Promise<boolean> {
  const { store } = context;
  if (task === 'delegation') return moveDelegation(context, id);
  const {
    rows: [seat],
  } = await store.list(decisionSeats, { where: { id } });
  if (seat === undefined) return false;
  const {
    rows: [decision],
  } = await store.list(decisions, { where: { id: seat.decisionId, state: 'waiting' } });
  if (decision === undefined) return false;
  if (task === 'clock') return seat.state === 'waiting' && endClock(context, decision, seat);
  const { rows } = await store.list(users, {
    where: { ...deciding, id: { in: [seat.approverId, seat.holderId] } },
  });
  return seatOfTheGone(context, decision, seat, new Set(rows.map((user) => user.id)));
}
