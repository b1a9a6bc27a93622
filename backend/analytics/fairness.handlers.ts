/** Patterns of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { patterns } from './fairness.tables.ts';

/** A pattern with the person is removed; who answered about others is forgotten, the answer stays. */
export const patternsGone = onPersonRemoved(
  'analytics',
  { changes: [patterns] },
  async ({ store }, { user }) => {
    const { rows } = await store.list(patterns, { columns: ['memberIds'] });
    const theirs = rows.filter(({ memberIds }) => memberIds.includes(user.id)).map(({ id }) => id);
    await store.remove(patterns, { id: { in: theirs } });
    await store.update(patterns, { answeredBy: user.id }, { answeredBy: null });
  },
);
