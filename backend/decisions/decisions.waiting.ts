/** Decisions that a person has now, as approver or deputy. */
import type { WaitingSource } from '../waiting/sources.ts';
import { decisions, decisionSeats } from './decisions.tables.ts';

export const decisionsWaiting: WaitingSource = {
  kinds: ['decision', 'benefit_decision'],
  async find({ store, me }) {
    const { rows } = await store.list(decisionSeats, {
      where: { state: 'waiting', or: [{ holderId: me.id }, { approverId: me.id }] },
      order: [['createdAt', 'asc']],
      with: { decision: { one: decisions, on: 'decisionId' } },
    });
    // Who decides for two approvers has one thing to decide.
    const byDecision = new Map(rows.map((seat) => [seat.decisionId, seat]));
    return [...byDecision.values()].flatMap(({ decision, dueAt, since }) =>
      decision === null || decision.state !== 'waiting' || decision.userId === me.id
        ? []
        : [
            {
              kind: decision.subject === 'benefit' ? 'benefit_decision' : 'decision',
              id: decision.id,
              subjectId: decision.subjectId,
              title: decision.title,
              whoId: decision.userId,
              since,
              dueAt,
            },
          ],
    );
  },
};
