/** The job that sends queued mails. */
import { outbox } from './mail.tables.ts';
import type { Errand } from '../jobs/jobs.ts';

const load = () => import('./send.ts');

/** Each run sends one batch as one item. Without a mailer the mails stay in the outbox. */
export const mailJob: Errand = {
  name: 'mail',
  ready: load,
  async due(store, at, { mailer }) {
    if (mailer === undefined) return [];
    const { rows } = await store.list(outbox, {
      where: { status: { in: ['queued', 'sending'] }, dueAt: { lte: at } },
      limit: 1,
    });
    return rows.map(() => 'some');
  },
  go: async (dependencies, org, _id, at) => (await load()).sendSome(dependencies, org, at),
};
