/** First answers to writes, so that a repeat changes nothing. */
import { int, orNull, table, text } from '../store/table.ts';

export const idempotencyKeys = table(
  'idempotency_keys',
  {
    userId: text(),
    key: text(),
    /** Digest of operation and body: a different body under the same key is a conflict. */
    fingerprint: text(),
    status: int(),
    /** The body as sent; null if the row is secret. */
    answer: orNull(text()),
    createdAt: text(),
  },
  { unique: [['userId', 'key']], indexes: [['createdAt']] },
);
