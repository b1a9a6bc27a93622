/** The weekly digest of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { weekDigests } from './digest.tables.ts';

export const digestGone = onPersonRemoved(
  'celebrations',
  { removes: [weekDigests] },
  async ({ store }, { user: { id: userId } }) => {
    await store.remove(weekDigests, { userId });
  },
);
