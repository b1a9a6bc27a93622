/** Answers that are kept for a day, to be given again. */
import { idempotencyKeys } from '../http/idempotency.tables.ts';
import { onPersonRemoved } from '../http/handling.ts';

/** An answer to others that says who the person was is given no more, and nothing happens twice. */
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
