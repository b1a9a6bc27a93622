/** The job that sends WhatsApp messages about notifications. */
import type { Errand } from '../jobs/jobs.ts';
import { isAnyDue } from '../jobs/queue.ts';
import type { LoadWords } from './notices.job.ts';
import { whatsappMessages } from './notifications.tables.ts';

const load = () => import('./whatsapp.send.ts');

/** Each run sends one batch as one item. Without WhatsApp the messages stay, and are removed after a week. */
export const whatsappJob = (loadWords: LoadWords): Errand => ({
  name: 'whatsapp',
  ready: () => Promise.all([load(), loadWords()]),
  async due(store, at, { whatsapp }) {
    return whatsapp !== undefined && (await isAnyDue(store, whatsappMessages, at)) ? ['some'] : [];
  },
  go: async (dependencies, org, _id, at) =>
    (await load()).sendWhatsapp(dependencies, org, at, await loadWords()),
});
