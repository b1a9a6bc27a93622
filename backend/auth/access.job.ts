/** Removes expired tokens and one-time codes, and old messages. */
import { oneTimeCodes, revokedTokens } from '../session/auth.tables.ts';
import { outbox } from '../mail/mail.tables.ts';
import { pushMessages, whatsappMessages } from '../notifications/notifications.tables.ts';
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'access';
/** How long mails and messages to browsers are kept, in ms. */
const mailMs = 7 * 86_400_000;

/** One batch every 15 minutes. */
export const accessJob: Job = {
  name,
  async due(store, at) {
    return (await hasRun(store, name, at)) ? [] : [turn];
  },
  async run(context) {
    const { store, at, now } = context;
    await store.remove(revokedTokens, { expiresAt: { lte: at } });
    await store.remove(oneTimeCodes, { expiresAt: { lte: at } });
    const past = { createdAt: { lte: new Date(now - mailMs).toISOString() } };
    await store.remove(outbox, past);
    await store.remove(pushMessages, past);
    await store.remove(whatsappMessages, past);
    return recordRun(context, name);
  },
};
