/** Mails each person a summary of the unread notifications since the last run. */
import { carries, type NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { jobTurns } from '../jobs/jobs.tables.ts';
import { quarterOf } from '../jobs/jobSchedule.ts';
import { writeMail } from '../mail/write.ts';
import { organizations } from '../organization/organization.tables.ts';
import { isOver } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { wordsOf, type NoticeWords } from './notices.words.ts';
import { notifications, notificationSettings } from './notifications.tables.ts';

/** After a longer downtime of the deployment, older notifications are not mailed. */
const longestMs = 86_400_000;

/** The time span of a mail run; the first run covers no earlier notifications. */
async function span({ store, at }: JobContext, job: string): Promise<{ since: string; until: string }> {
  const until = quarterOf(at);
  const [last] = (await store.list(jobTurns, { where: { name: job } })).rows;
  const earliest = new Date(Date.parse(until) - longestMs).toISOString();
  const since = last?.at ?? until;
  return { since: since < earliest ? earliest : since, until };
}

/** Writes the mails for all kinds with texts, in a fixed number of reads. */
export async function mailNotices(
  context: JobContext,
  job: string,
  said: readonly NoticeWords[],
): Promise<void> {
  const { store, now, org, links } = context;
  const { since, until } = await span(context, job);
  const mailed = said.flatMap(({ kind }) => (carries('email', kind) ? [kind] : []));
  const { rows: left } = await store.list(notifications, {
    where: { createdAt: { gte: since, lt: until }, readAt: null, kind: { in: mailed } },
  });
  if (left.length === 0) return;
  const counts = new Map<string, Map<NotificationKind, number>>();
  for (const { userId, kind } of left) {
    const own = counts.get(userId) ?? new Map<NotificationKind, number>();
    counts.set(userId, own.set(kind, (own.get(kind) ?? 0) + 1));
  }
  const ids = [...counts.keys()];
  const { rows: settings } = await store.list(notificationSettings, {
    where: { userId: { in: ids }, emailEnabled: false },
  });
  const silent = new Set(settings.map(({ userId }) => userId));
  const { rows: people } = await store.list(users, {
    where: { id: { in: ids }, active: true, deletedAt: null, activatedAt: { ne: null } },
  });
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const link = addressOfPage(await baseOf(links, org), '/notifications');
  await writeMail(
    context,
    people
      .filter((user) => !silent.has(user.id) && !isOver(user, now))
      .map((user) => ({
        kind: 'notice' as const,
        user,
        words: {
          organization: organization?.name ?? '',
          ...wordsOf(said, user.language, counts.get(user.id) ?? new Map()),
        },
        link,
      })),
  );
}
