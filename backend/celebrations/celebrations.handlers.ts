/** Keeps the celebrated days of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { celebrations } from '../people/users.tables.ts';

export const celebrationsKept = onPersonRemoved('celebrations', {
  keeps: [
    { tables: [celebrations], because: 'a day is celebrated once, and the row says no more than an id' },
  ],
});
