/** Stock holds, catalog choice and savings goal of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { catalogChoices, savings, stockHolds } from './catalog.tables.ts';
import { releaseHolds } from './stock.ts';

export const holdsReleased = onPersonRemoved(
  'stock',
  { removes: [catalogChoices, savings], changes: [stockHolds] },
  async ({ store }, { user }) => {
    await releaseHolds(store, { userId: user.id });
  },
);
