/** Mails on their way. */
import { outbox } from './mail.tables.ts';
import type { Errand } from '../jobs/jobs.ts';

const load = () => import('./send.ts');

/** A handful at a time, in one piece; without a mailer they stay where they are shown. */
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
