/** Removes a removed person from the recognition groups. */
import { onPersonRemoved } from '../http/handling.ts';
import { badges, recognitionGroups } from './program.tables.ts';

export const groupsLeft = onPersonRemoved(
  'program',
  {
    changes: [recognitionGroups],
    keeps: [{ tables: [badges], because: "the organisation's badges stay, made by an id without a name" }],
  },
  async ({ store }, { user: { id: userId } }) => {
    const { rows } = await store.list(recognitionGroups, { order: [['createdAt', 'asc']] });
    for (const { id, userIds } of rows)
      if (userIds.includes(userId))
        await store.update(recognitionGroups, { id }, { userIds: userIds.filter((one) => one !== userId) });
  },
);
