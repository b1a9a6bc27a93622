/** Decisions when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { leadersOf } from '../departments/leaders.ts';
import { decisions, decisionSeats, decisionSteps, delegations } from './decisions.tables.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { openSeatsOf, seatOfTheGone } from './leaving.ts';

/**
 * What the person asked for goes with them, and so do their delegations. What they had to decide goes to the next above, else
 * to an administrator. Their steps stay without a name.
 */
export const decisionsLeft = onPersonRemoved(
  'decisions',
  { changes: [decisions, decisionSeats, decisionSteps, delegations] },
  async (context, { user }) => {
    const { store } = context;
    const { id: gone } = user;
    const { rows: ended } = await store.list(delegations, {
      where: { or: [{ userId: gone }, { deputyId: gone }] },
    });
    await store.remove(delegations, { id: { in: ended.map(({ id }) => id) } });
    const above = (await leadersOf(store, [user])).get(gone) ?? undefined;
    for (const { seat, decision } of await openSeatsOf(store, gone)) {
      if (decision.userId === gone) continue;
      const present = new Set([seat.approverId, seat.holderId].filter((id) => id !== gone));
      await seatOfTheGone(context, decision, seat, present, above);
    }
    const { rows: own } = await store.list(decisions, { where: { userId: gone } });
    await store.remove(notifications, { sourceId: { in: own.map(({ subjectId }) => subjectId) } });
    const ids = own.map(({ id }) => id);
    await store.remove(decisionSteps, { decisionId: { in: ids } });
    await store.remove(decisionSeats, { decisionId: { in: ids } });
    await store.remove(decisions, { id: { in: ids } });
    const { rows: held } = await store.list(decisionSeats, { where: { holderId: gone } });
    for (const { id, approverId } of held)
      if (approverId !== gone) await store.update(decisionSeats, { id }, { holderId: approverId });
    await store.remove(decisionSeats, { approverId: gone });
    await store.update(decisionSteps, { whoId: gone }, { whoId: null });
    await store.update(decisionSteps, { otherId: gone }, { otherId: null });
    await store.update(decisions, { decidedBy: gone }, { decidedBy: null });
  },
);
