/** First answers to writes, so that a repeat changes nothing (design §7). */
import { int, orNull, table, text } from '../store/table.ts';

export const idempotencyKeys = table(
  'idempotency_keys',
  {
    userId: text(),
    key: text(),
    /** Of operation and body: another body under the same key is a conflict. */
    fingerprint: text(),
    status: int(),
    /** The body as sent, none where the row says that it is secret. */
    answer: orNull(text()),
    createdAt: text(),
  },
  { unique: [['userId', 'key']], indexes: [['createdAt']] },
);
