/** The one decision: made once, also if several people decide at the same time, and taken back until it is carried out. */
import { mayTakeBack, outcomeOf } from '#schema/decisions/decisions.rules.ts';
import { may } from '#schema/permissions.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import type { Context } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { isHeldBy, seatsOf, type DecisionRow, type SeatRow } from './decisions.access.ts';
import { decisionMoved } from './decisions.events.ts';
import { decisions, decisionSeats } from './decisions.tables.ts';
import { beginTurn } from './seats.ts';
import { note, tellAsker, unask } from './telling.ts';

/** What the caller says. */
export interface Verdict {
  readonly approve: boolean;
  readonly reason: string;
}

/** Raises 422 for a refusal without words. */
export function expectReason({ language }: Context, { approve, reason }: Verdict): void {
  const findings = new ValidationErrors(language);
  if (!approve && reason.trim() === '') findings.add('reason', 'decision_reason');
  findings.throwIfAny();
}

const isManager = ({ me }: Context): boolean => may(me.userType, 'decisions.manage');

/** Why the caller cannot decide now; undefined if they can. */
export function whyNot(
  context: Context,
  decision: DecisionRow,
  seats: readonly SeatRow[],
): ReasonCode | undefined {
  if (decision.state !== 'waiting') return 'decision_made';
  const isMine = seats.some((seat) => isHeldBy(seat, context.me.id));
  return isMine || isManager(context) ? undefined : 'decision_not_yours';
}

async function settle(
  context: Context,
  decision: DecisionRow,
  { approve, reason }: Verdict,
): Promise<DecisionRow> {
  const { store, me, at } = context;
  const [settled] = await store.update(
    decisions,
    { id: decision.id, state: 'waiting' },
    {
      state: approve ? 'approved' : 'refused',
      reason: approve && reason === '' ? null : reason,
      decidedBy: me.id,
      decidedAt: at,
    },
  );
  if (settled === undefined) refuse(context, 'decision_made');
  await store.update(
    decisionSeats,
    { decisionId: decision.id, state: { in: ['later', 'waiting'] } },
    { state: 'passed', dueAt: null },
  );
  await unask(context, settled);
  await tellAsker(context, settled, me.id);
  await emit(context, decisionMoved, settled);
  return settled;
}

/**
 * Decides in the seat of the caller, or as an administrator in the place of all. Raises 403 for what the caller asked for,
 * and 409 if it was decided or handed over meanwhile.
 */
export async function decideOn(
  context: Context,
  decision: DecisionRow,
  seats: readonly SeatRow[],
  verdict: Verdict,
): Promise<DecisionRow> {
  const { store, me } = context;
  if (decision.userId === me.id) throw domainError('forbidden', context.language);
  const fault = whyNot(context, decision, seats);
  if (fault !== undefined) refuse(context, fault);
  const mine = seats.filter((seat) => isHeldBy(seat, me.id));
  const state = verdict.approve ? 'approved' : 'refused';
  const reason = verdict.reason === '' ? null : verdict.reason;
  if (mine.length === 0) {
    await note(context, decision.id, { kind: state, whoId: me.id, reason });
    return settle(context, decision, verdict);
  }
  for (const { id, approverId } of mine) {
    const [moved] = await store.update(decisionSeats, { id, state: 'waiting' }, { state, dueAt: null });
    if (moved === undefined) refuse(context, 'decision_made');
    const insteadOf = approverId === me.id ? null : approverId;
    await note(context, decision.id, { kind: state, whoId: me.id, otherId: insteadOf, reason });
  }
  const now = await seatsOf(store, decision.id);
  if (
    outcomeOf(
      decision.rule,
      now.map((seat) => seat.state),
    ) !== 'waiting'
  )
    return settle(context, decision, verdict);
  // Others still decide: of these seats the notifications end here.
  await unask(
    context,
    decision,
    mine.flatMap(({ approverId, holderId }) => [approverId, holderId]),
  );
  await nextTurn(context, decision, now);
  return decision;
}

/** In an order, the next one has it once nobody else does. */
export async function nextTurn(
  context: Parameters<typeof beginTurn>[0],
  decision: DecisionRow,
  seats: readonly SeatRow[],
): Promise<void> {
  if (seats.some(({ state }) => state === 'waiting')) return;
  const next = seats.find(({ state }) => state === 'later');
  if (next !== undefined) await beginTurn(context, decision, [next]);
}

/** Whether the caller may take a decision back, or carry it out. */
export const ledBy = (context: Context, { decidedBy, userId }: DecisionRow): boolean =>
  userId !== context.me.id && (decidedBy === context.me.id || isManager(context));

/** The decision waits again with those who made it. Raises 403 for others, and 409 if it is too late. */
export async function takeBack(context: Context, decision: DecisionRow): Promise<DecisionRow> {
  const { store, me, now, language } = context;
  if (!ledBy(context, decision)) throw domainError('forbidden', language);
  if (!mayTakeBack(decision, now)) refuse(context, 'decision_fixed');
  const [open] = await store.update(
    decisions,
    { id: decision.id, state: decision.state, carriedOutAt: null },
    { state: 'waiting', reason: null, decidedBy: null, decidedAt: null },
  );
  if (open === undefined) refuse(context, 'decision_fixed');
  await note(context, decision.id, { kind: 'taken_back', whoId: me.id });
  const seats = await seatsOf(store, decision.id);
  // An administrator who decided in the place of all left no seat decided: all are asked again.
  const decided = seats.filter(({ state }) => state === 'approved' || state === 'refused');
  const last = decided.filter(
    ({ state, holderId, approverId }) =>
      state === 'refused' || holderId === decision.decidedBy || approverId === decision.decidedBy,
  );
  const passed = seats.filter(({ state }) => state === 'passed');
  const again =
    decision.rule === 'order'
      ? [...last, ...passed].toSorted((one, other) => one.position - other.position)
      : [...last, ...passed];
  const [first] = again;
  const turn = decision.rule === 'order' && first !== undefined ? [first] : again;
  await store.update(
    decisionSeats,
    { id: { in: again.map(({ id }) => id) } },
    { state: 'later', reminded: false },
  );
  await beginTurn(context, open, turn);
  await tellAsker(context, open, me.id);
  await emit(context, decisionMoved, open);
  return open;
}

/** What was approved is done. Raises 403 for others than those who decided, and 409 unless it is approved and open. */
export async function carryOut(context: Context, decision: DecisionRow): Promise<DecisionRow> {
  const { store, me, at, language } = context;
  if (!ledBy(context, decision)) throw domainError('forbidden', language);
  const [done] = await store.update(
    decisions,
    { id: decision.id, state: 'approved', carriedOutAt: null },
    { carriedOutAt: at },
  );
  if (done === undefined) refuse(context, 'decision_done');
  await note(context, decision.id, { kind: 'carried_out', whoId: me.id });
  await tellAsker(context, done, me.id);
  await emit(context, decisionMoved, done);
  return done;
}
