/**
 * Notes in the follow-up how mails of communications failed after they had left for the mail server, and lets those
 * mails and messages leave that quiet hours had held (decision 0052).
 */
import { isQuiet, nextOpen, nextQuiet } from '#schema/communications/communications.rules.ts';
import type { Placed } from '#schema/decisions/workingTime.ts';
import { zoneOf } from '#schema/users/celebrations.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { queuedAt } from '../jobs/queue.ts';
import { outbox } from '../mail/mail.tables.ts';
import { stopAddress } from '../mail/stops.ts';
import { whatsappMessages } from '../notifications/notifications.tables.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import { atOnce, endedMails, heldMessages } from './communications.job.ts';
import { noteMail } from './mailNote.ts';
import { quietHoursOf } from './quiet.ts';

type Mail = Row<typeof outbox>;

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A person who is not here any more. */
const nowhere = { timezone: null, countryId: null, cityId: null };

/** What a row of a queue that was late changes to: it leaves now, or waits until the next open hour of its person. */
async function letGo(
  { store, at, now }: JobContext,
  user: Pick<Row<typeof users>, 'timezone' | keyof Placed>,
) {
  const zone = zoneOf(user.timezone, await timezoneOf(store));
  const quiet = (await quietHoursOf(store)).for(user);
  return isQuiet(now, zone, quiet)
    ? { quietAt: instant(nextOpen(now, zone, quiet)) }
    : { ...queuedAt(at), quietAt: instant(nextQuiet(now, zone, quiet)) };
}

/** Lets a mail leave that was late, or holds it until the next open hour of its person, who may have left meanwhile. */
async function hold(context: JobContext, mail: Mail): Promise<void> {
  const { store } = context;
  const { id, userId } = mail;
  const {
    rows: [user],
  } = await store.list(users, { where: { id: userId } });
  if (user?.active !== true || user.deletedAt !== null) return note(context, mail, 'left');
  const then = await letGo(context, user);
  await store.update(outbox, { id }, 'status' in then ? { ...then, ended: null } : then);
}

/** Lets a message of WhatsApp leave that was late, or holds it; whether its person is still here is asked when it leaves. */
async function holdMessage(context: JobContext, { id, userId }: Row<typeof whatsappMessages>): Promise<void> {
  const { rows } = await context.store.list(users, { where: { id: userId } });
  await context.store.update(whatsappMessages, { id }, await letGo(context, rows[0] ?? nowhere));
}

/** Notes how a mail ended, and removes it: the follow-up says what it said. */
async function note(
  context: JobContext,
  { id, sourceId, email, ended }: Mail,
  state: 'left' | 'refused' | 'unknown',
): Promise<void> {
  const { store } = context;
  await store.remove(outbox, { id });
  if (ended === 'refused') await stopAddress(context, email, 'refused');
  await noteMail(store, sourceId ?? '', { from: ['sent'], to: state });
}

/** Does the next of them. Returns whether there were any. */
export async function noteEndings(context: JobContext): Promise<boolean> {
  const { store, at } = context;
  const { rows } = await store.list(outbox, { where: endedMails(at), limit: atOnce.noted });
  for (const mail of rows)
    await (mail.ended === 'late'
      ? hold(context, mail)
      : note(context, mail, mail.ended === 'unknown' ? 'unknown' : 'refused'));
  const { rows: messages } = await store.list(whatsappMessages, {
    where: heldMessages(at),
    limit: atOnce.noted,
  });
  for (const message of messages) await holdMessage(context, message);
  return rows.length + messages.length > 0;
}
