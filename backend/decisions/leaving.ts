/** A person who decides has gone: nothing that waits for them is stuck. */
import type { DecisionRow, Moving, SeatRow } from './decisions.access.ts';
import { seatsOf } from './decisions.access.ts';
import { decisionSeats, decisions } from './decisions.tables.ts';
import { nextTurn } from './deciding.ts';
import { handSeat, replaceApprover } from './seats.ts';
import type { Store } from '../store/port.ts';

/**
 * Moves a seat to people who are there. `above` is who led the approver, where the approver's row no longer tells it. False
 * if all its people are there.
 */
export async function seatOfTheGone(
  context: Moving,
  decision: DecisionRow,
  seat: SeatRow,
  present: ReadonlySet<string>,
  above?: string,
): Promise<boolean> {
  if (!present.has(seat.approverId)) {
    await replaceApprover(context, decision, seat, above);
    if (decision.rule === 'order')
      await nextTurn(context, decision, await seatsOf(context.store, decision.id));
    return true;
  }
  if (present.has(seat.holderId) || seat.state !== 'waiting') return false;
  return handSeat(context, decision, seat, seat.approverId, {
    kind: 'returned',
    whoId: seat.holderId,
    given: false,
  });
}

/** The seats of a person that wait, or will. */
export async function openSeatsOf(
  store: Store,
  userId: string,
): Promise<readonly { readonly seat: SeatRow; readonly decision: DecisionRow }[]> {
  const { rows } = await store.list(decisionSeats, {
    where: { state: { in: ['waiting', 'later'] }, or: [{ holderId: userId }, { approverId: userId }] },
    with: { decision: { one: decisions, on: 'decisionId' } },
  });
  return rows.flatMap(({ decision, ...seat }) => (decision?.state === 'waiting' ? [{ seat, decision }] : []));
}
