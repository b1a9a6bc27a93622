/** Stored answers of idempotent calls when a person is removed. */
import { idempotencyKeys } from '../http/idempotency.tables.ts';
import { onPersonRemoved } from '../http/handling.ts';

/** Deletes stored answers that name the removed person. The key stays, so that no call runs twice. */
export const answersGone = onPersonRemoved(
  'calls',
  { removes: [idempotencyKeys] },
  async ({ store }, { user: { id, email } }) => {
    await store.update(
      idempotencyKeys,
      { or: [{ answer: { has: id } }, { answer: { has: email } }] },
      { answer: null },
    );
  },
);
