/** Opens decisions for the domains whose things are decided on, and ends them when they are withdrawn. */
import type { DecisionRule, DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import { emit } from '../http/handling.ts';
import type { Context } from '../http/context.ts';
import type { UserRow } from '../people/users.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { approversOf } from './approvers.ts';
import { decisionMoved } from './decisions.events.ts';
import type { DecisionRow } from './decisions.access.ts';
import { decisions, decisionSeats } from './decisions.tables.ts';
import { addSeats, beginTurn } from './seats.ts';
import { note, unask } from './telling.ts';

/** What is to be decided. */
export interface Opening {
  readonly subject: DecisionSubject;
  readonly subjectId: string;
  readonly title: string;
  /** Who asks. */
  readonly user: UserRow;
  /** Named approvers; without a name it is the manager. */
  readonly approverIds: readonly string[];
  readonly rule: DecisionRule;
  /** Working hours until a reminder; 0 without a clock. */
  readonly clockHours: number;
}

/** Opens a decision; its approvers are notified. Raises 409 if nobody can decide. */
export async function openDecision(context: Context, opening: Opening): Promise<DecisionRow> {
  const { store, newId, at } = context;
  const { user, approverIds, ...facts } = opening;
  const approvers = await approversOf(store, user, approverIds);
  if (approvers.length === 0) refuse(context, 'decision_nobody');
  const [decision] = await store.insert(decisions, [
    {
      id: newId(),
      ...facts,
      // Without a name, one administrator is enough.
      rule: approverIds.length === 0 ? 'any' : facts.rule,
      userId: user.id,
      state: 'waiting',
      late: false,
      reason: null,
      decidedBy: null,
      decidedAt: null,
      carriedOutAt: null,
      createdAt: at,
    },
  ]);
  if (decision === undefined) throw new Error('a decision was not stored');
  await note(context, decision.id, { kind: 'handed_in', whoId: user.id });
  const seats = await addSeats(context, decision.id, approvers, { state: 'later', from: 0 });
  await beginTurn(context, decision, decision.rule === 'order' ? seats.slice(0, 1) : seats);
  return decision;
}

/** The person who asked takes it back. Raises 409 if it was decided. */
export async function withdrawDecision(
  context: Context,
  subject: DecisionSubject,
  subjectId: string,
): Promise<void> {
  const { store, me } = context;
  const [decision] = await store.update(
    decisions,
    { subject, subjectId, state: 'waiting' },
    { state: 'withdrawn' },
  );
  if (decision === undefined) refuse(context, 'request_over');
  await store.update(
    decisionSeats,
    { decisionId: decision.id, state: { in: ['later', 'waiting'] } },
    { state: 'passed', dueAt: null },
  );
  await note(context, decision.id, { kind: 'withdrawn', whoId: me.id });
  await unask(context, decision);
  await emit(context, decisionMoved, decision);
}
