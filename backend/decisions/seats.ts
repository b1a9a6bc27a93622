/** Gives a decision to people, one by one or together, and moves it from person to person. */
import type { SeatState } from '#schema/decisions/decisions.rules.ts';
import { administrators, holderOf, nextAbove } from './approvers.ts';
import { dueTimes } from './clocks.ts';
import { seatsOf, type DecisionRow, type Moving, type SeatRow } from './decisions.access.ts';
import { decisionSeats } from './decisions.tables.ts';
import { ask, note, unask } from './telling.ts';

/** Begins the turn of seats: they get their holder, a clock, an entry each, and a notification. */
export async function beginTurn(
  context: Moving,
  decision: DecisionRow,
  seats: readonly SeatRow[],
): Promise<void> {
  const { store, now, at } = context;
  const holders = new Map(
    await Promise.all(
      seats.map(
        async ({ id, approverId }) => [id, await holderOf(store, now, approverId, decision.userId)] as const,
      ),
    ),
  );
  const due = await dueTimes(
    context,
    [...holders.values()].map(({ holderId }) => holderId),
    decision.clockHours,
  );
  for (const { id, approverId } of seats) {
    const { holderId = approverId, until = null } = holders.get(id) ?? {};
    await store.update(
      decisionSeats,
      { id },
      {
        state: 'waiting',
        holderId,
        since: at,
        dueAt: due.get(holderId) ?? null,
        reminded: false,
        given: false,
      },
    );
    await note(context, decision.id, { kind: 'asked', otherId: approverId });
    if (holderId !== approverId)
      await note(context, decision.id, { kind: 'delegated', whoId: approverId, otherId: holderId, until });
  }
  await ask(
    context,
    decision,
    [...holders.values()].map(({ holderId }) => holderId),
  );
}

/** Adds approvers at the end. Nobody sits twice. */
export async function addSeats(
  { store, newId, at }: Pick<Moving, 'store' | 'newId' | 'at'>,
  decisionId: string,
  approvers: readonly string[],
  { state, from }: { readonly state: SeatState; readonly from: number },
): Promise<readonly SeatRow[]> {
  return store.insert(
    decisionSeats,
    approvers.map((approverId, place) => ({
      id: newId(),
      decisionId,
      approverId,
      holderId: approverId,
      position: from + place,
      state,
      since: at,
      dueAt: null,
      reminded: false,
      given: false,
      createdAt: at,
    })),
  );
}

/** How a seat moves to another person. */
export interface Handing {
  readonly kind: 'delegated' | 'returned' | 'escalated';
  readonly whoId: string | null;
  readonly until?: string | null;
  /** No delegation moves it any more. */
  readonly given: boolean;
}

/** Gives a waiting seat to another person, with a new clock. False if it no longer waits with its holder. */
export async function handSeat(
  context: Moving,
  decision: DecisionRow,
  seat: SeatRow,
  holderId: string,
  { kind, whoId, until = null, given }: Handing,
): Promise<boolean> {
  const { store, at } = context;
  const due = await dueTimes(context, [holderId], decision.clockHours);
  const [moved] = await store.update(
    decisionSeats,
    { id: seat.id, state: 'waiting', holderId: seat.holderId },
    { holderId, since: at, dueAt: due.get(holderId) ?? null, reminded: false, given },
  );
  if (moved === undefined) return false;
  await note(context, decision.id, { kind, whoId, otherId: holderId, until });
  await unask(context, decision, [seat.holderId]);
  await ask(context, decision, [holderId]);
  return true;
}

/**
 * Replaces an approver who is gone: by the next above, else by an administrator. While others can decide for all, the seat
 * is only closed.
 */
export async function replaceApprover(
  context: Moving,
  decision: DecisionRow,
  seat: SeatRow,
  above?: string,
): Promise<void> {
  const { store } = context;
  const seats = await seatsOf(store, decision.id);
  const others = seats.filter(({ id, state }) => id !== seat.id && state !== 'passed');
  const taken = new Set(seats.map(({ approverId }) => approverId));
  const isEnough = decision.rule === 'any' && others.some(({ state }) => state === 'waiting');
  const candidates = isEnough
    ? []
    : [above ?? (await nextAbove(store, seat.approverId)), ...(await administrators(store))].flatMap((id) =>
        id === undefined || id === decision.userId || taken.has(id) ? [] : [id],
      );
  const [next] = candidates;
  await unask(context, decision, [seat.holderId]);
  await note(context, decision.id, { kind: 'replaced', whoId: seat.approverId, otherId: next ?? null });
  if (next === undefined) {
    await store.update(decisionSeats, { id: seat.id }, { state: 'passed', dueAt: null });
    // An administrator who sits in it already may decide in the place of all.
    if (!isEnough)
      await ask(
        context,
        decision,
        (await administrators(store)).filter((id) => id !== decision.userId && id !== seat.approverId),
        'reminds',
      );
    return;
  }
  const [moved] = await store.update(decisionSeats, { id: seat.id }, { approverId: next, holderId: next });
  if (moved !== undefined && seat.state === 'waiting') await beginTurn(context, decision, [moved]);
}
