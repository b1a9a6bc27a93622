/** Ideas when a person is removed: they stay without the name, and the person's votes go. */
import { onPersonRemoved } from '../http/handling.ts';
import { ideaComments, ideas, ideaVotes } from './ideas.tables.ts';

export const ideasUnnamed = onPersonRemoved(
  'feedback',
  { changes: [ideas, ideaComments, ideaVotes] },
  async ({ store }, { user: { id: userId } }) => {
    await store.update(ideas, { userId }, { userId: null });
    await store.update(ideaComments, { userId }, { userId: null });
    const { rows } = await store.list(ideaVotes, { where: { userId } });
    await store.remove(ideaVotes, { userId });
    await store.update(ideas, { id: { in: rows.map(({ ideaId }) => ideaId) } }, { votes: { inc: -1 } });
  },
);
