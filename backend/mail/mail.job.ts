/** The job that sends queued mails. */
import { outbox } from './mail.tables.ts';
import type { Errand } from '../jobs/jobs.ts';
import { isAnyDue } from '../jobs/queue.ts';
import type { MailRate } from './send.ts';

const load = () => import('./send.ts');

/** Each run sends one batch as one item. Without a mailer the mails stay in the outbox. */
export const mailJob = (rateOf: MailRate): Errand => ({
  name: 'mail',
  ready: load,
  async due(store, at, { mailer }) {
    return mailer !== undefined && (await isAnyDue(store, outbox, at)) ? ['some'] : [];
  },
  go: async (dependencies, org, _id, at) => (await load()).sendSome(dependencies, org, { at, rateOf }),
});
