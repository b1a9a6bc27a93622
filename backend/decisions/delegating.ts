/** Delegations begin and end: what a person who is away decides on moves to the deputy, and returns. */
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { awayNow, holderOf } from './approvers.ts';
import type { Moving, SeatRow } from './decisions.access.ts';
import { decisionSeats, decisions, delegations } from './decisions.tables.ts';
import { handSeat } from './seats.ts';

type DelegationRow = Row<typeof delegations>;

/** Brings the waiting seats of approvers to the people who hold them now; those that were handed over by hand stay. */
async function bringHome(context: Moving, seats: readonly SeatRow[]): Promise<void> {
  const { store, now } = context;
  for (const seat of seats) {
    const { rows } = await store.list(decisions, { where: { id: seat.decisionId, state: 'waiting' } });
    const [decision] = rows;
    if (decision === undefined) continue;
    const { holderId, until } = await holderOf(store, now, seat.approverId, decision.userId);
    if (holderId === seat.holderId) continue;
    const isBack = holderId === seat.approverId;
    await handSeat(context, decision, seat, holderId, {
      kind: isBack ? 'returned' : 'delegated',
      whoId: isBack ? seat.holderId : seat.approverId,
      until,
      given: false,
    });
  }
}

/** The seats that a delegation can move: of the person, and those that came to the person from others. */
async function seatsAround(store: Store, { userId, deputyId }: DelegationRow): Promise<readonly SeatRow[]> {
  const { rows: own } = await store.list(decisionSeats, {
    where: { approverId: userId, state: 'waiting', given: false },
  });
  const { rows: held } = await store.list(decisionSeats, {
    where: { holderId: { in: [userId, deputyId] }, state: 'waiting', given: false },
  });
  return [...new Map([...own, ...held].map((seat) => [seat.id, seat])).values()];
}

/** Delegations whose time has come or gone. */
export async function delegationsDue(store: Store, now: number): Promise<readonly DelegationRow[]> {
  const { rows } = await store.list(delegations, { where: { endedAt: null } });
  const away = await awayNow(store, now);
  return rows.filter((row) => row.running !== (away.get(row.userId)?.id === row.id));
}

/** Begins or ends a delegation by the day of the person; false if nothing changed. */
export async function moveDelegation(context: Moving, id: string): Promise<boolean> {
  const { store, now, at } = context;
  const {
    rows: [row],
  } = await store.list(delegations, { where: { id, endedAt: null } });
  if (row === undefined) return false;
  const isNow = (await awayNow(store, now, [row.userId])).get(row.userId)?.id === id;
  if (isNow === row.running) return false;
  await store.update(delegations, { id }, { running: isNow, endedAt: isNow ? null : at });
  await bringHome(context, await seatsAround(store, row));
  return true;
}

/** Ends a delegation at once. */
export async function endDelegation(context: Moving, row: DelegationRow): Promise<void> {
  await context.store.update(delegations, { id: row.id }, { running: false, endedAt: context.at });
  if (row.running) await bringHome(context, await seatsAround(context.store, row));
}
