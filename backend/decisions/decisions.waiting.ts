/** Decisions that a person has now, as approver or deputy. */
import type { DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import type { WaitingKind } from '#schema/waiting/kinds.ts';
import type { WaitingSource } from '../waiting/sources.ts';
import { decisions, decisionSeats } from './decisions.tables.ts';

/** The kind of each subject: it opens the page of its domain, and is gone with its module. */
const kindOf = {
  request: 'decision',
  benefit: 'benefit_decision',
} as const satisfies Readonly<Record<DecisionSubject, WaitingKind>>;

export const decisionsWaiting: WaitingSource = {
  kinds: Object.values(kindOf),
  async find({ store, me }, kinds) {
    const { rows } = await store.list(decisionSeats, {
      where: { state: 'waiting', or: [{ holderId: me.id }, { approverId: me.id }] },
      order: [['createdAt', 'asc']],
      with: { decision: { one: decisions, on: 'decisionId' } },
    });
    // Who decides for two approvers has one thing to decide.
    const byDecision = new Map(rows.map((seat) => [seat.decisionId, seat]));
    return [...byDecision.values()].flatMap(({ decision, dueAt, since }) => {
      if (decision === null || decision.state !== 'waiting' || decision.userId === me.id) return [];
      const { id, subject, subjectId, title, userId: whoId } = decision;
      const kind = kindOf[subject];
      return kinds.includes(kind) ? [{ kind, id, subjectId, title, whoId, since, dueAt }] : [];
    });
  },
};
