/** The jobs that send messages about notifications to browsers and to WhatsApp. */
import type { Dependencies } from '../http/context.ts';
import type { Errand } from '../jobs/jobs.ts';
import { isAnyDue, type QueueTable } from '../jobs/queue.ts';
import type { OrgId } from '../store/port.ts';
import type { LoadWords } from './notices.job.ts';
import type { NoticeWords } from './notices.words.ts';
import { pushMessages, whatsappMessages } from './notifications.tables.ts';

type Send = (
  dependencies: Dependencies,
  org: OrgId,
  at: string,
  words: readonly NoticeWords[],
) => Promise<boolean>;

/** Each run sends one batch as one item. Without `by` the messages stay, and are removed after a week. */
const messagesJob =
  (name: string, table: QueueTable, by: 'pusher' | 'whatsapp', load: () => Promise<Send>) =>
  (loadWords: LoadWords): Errand => ({
    name,
    ready: () => Promise.all([load(), loadWords()]),
    async due(store, at, dependencies) {
      return dependencies[by] !== undefined && (await isAnyDue(store, table, at)) ? ['some'] : [];
    },
    async go(dependencies, org, _id, at) {
      const send = await load();
      return send(dependencies, org, at, await loadWords());
    },
  });

export const pushJob = messagesJob(
  'push',
  pushMessages,
  'pusher',
  async () => (await import('./push.send.ts')).sendPushes,
);
export const whatsappJob = messagesJob(
  'whatsapp',
  whatsappMessages,
  'whatsapp',
  async () => (await import('./whatsapp.send.ts')).sendWhatsapp,
);
