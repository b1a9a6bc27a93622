/** Counting what a call asks of the store, for tests that say that lists cost no more reads than one row. */
import type { Store } from '#backend/store/port.ts';

/** A store that counts how often it is asked. */
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
