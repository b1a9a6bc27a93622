/** The last weekly digest of each person. */
import { table, text } from '../store/table.ts';

/** One row a person, written with the digest or where nothing happened, so that a week is told once. */
export const weekDigests = table(
  'week_digests',
  {
    userId: text(),
    /** The Monday of the week, in the person's own zone. */
    week: text(),
    createdAt: text(),
  },
  { unique: [['userId']] },
);
