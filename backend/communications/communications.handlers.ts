/** Communications when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { communicationGroups, communicationPeople, communications } from './communications.tables.ts';

/** The rows of the person go, the counters follow, and groups no longer name the person. */
export const communicationsLeft = onPersonRemoved(
  'communications',
  {
    changes: [communicationPeople, communicationGroups],
    keeps: [{ tables: [communications], because: 'what the organisation said is its own, under no name' }],
  },
  async ({ store }, { user: { id: gone } }) => {
    const { rows } = await store.list(communicationPeople, { where: { userId: gone, addressed: true } });
    for (const { communicationId, state, notice, failed, readAt, acknowledgedAt } of rows)
      await store.update(
        communications,
        { id: communicationId },
        {
          people: { inc: -1 },
          ...(state === 'done' && notice === 'sent' ? { delivered: { inc: -1 } } : {}),
          ...(failed ? { failed: { inc: -1 } } : {}),
          ...(readAt === null ? {} : { read: { inc: -1 } }),
          ...(acknowledgedAt === null ? {} : { acknowledged: { inc: -1 } }),
        },
      );
    await store.remove(communicationPeople, { userId: gone });
    const { rows: groups } = await store.list(communicationGroups);
    for (const { id, audience, createdBy } of groups) {
      const isNamed = audience.userIds.includes(gone);
      if (!isNamed && createdBy !== gone) continue;
      await store.update(
        communicationGroups,
        { id },
        {
          audience: { ...audience, userIds: audience.userIds.filter((one) => one !== gone) },
          createdBy: createdBy === gone ? null : createdBy,
        },
      );
    }
  },
);
