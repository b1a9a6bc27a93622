/** Counts the store accesses of a call, for tests that lists need no more reads than one row. */
import type { Store } from '#backend/store/port.ts';

/** A store that counts its accesses. */
export const counting = (store: Store, count: () => void): Store => ({
  ...store,
  list: (table, query) => {
    count();
    return store.list(table, query);
  },
  tally: (table, query) => {
    count();
    return store.tally(table, query);
  },
});
