/** Writes the weekly digests of some people: a notification, and a mail that one click stops. */
import { unsubscribeAddress } from '../communications/unsubscribe.service.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { isStopped, stoppedAddresses } from '../mail/stops.ts';
import { writeMail } from '../mail/write.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notificationSettings } from '../notifications/notifications.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import { weeksOf, type Week } from './digest.around.ts';
import { members } from './digest.job.ts';
import { weekDigests } from './digest.tables.ts';
import { wordsOfWeek } from './digest.words.ts';

const happened = ({ count, days }: Week): boolean => count > 0 || days.length > 0;

/** Marks the week of these people, and returns those who had not had it: nobody gets it twice. */
async function mark({ store, newId, at }: JobContext, week: string, ids: readonly string[]) {
  const { rows: people } = await store.list(users, { where: { ...members, id: { in: [...ids] } } });
  const { rows: known } = await store.list(weekDigests, { where: { userId: { in: [...ids] } } });
  const last = new Map(known.map((row) => [row.userId, row.week]));
  const open = people.filter(({ id }) => (last.get(id) ?? '') < week);
  const again = open.filter(({ id }) => last.has(id)).map(({ id }) => id);
  if (again.length > 0) await store.update(weekDigests, { userId: { in: again } }, { week, createdAt: at });
  await store.insert(
    weekDigests,
    open
      .filter(({ id }) => !last.has(id))
      .map(({ id }) => ({ id: newId(), userId: id, week, createdAt: at })),
  );
  return open;
}

async function mailWeeks(
  context: JobContext,
  told: readonly { readonly user: UserRow; readonly week: Week }[],
): Promise<void> {
  const { store, now, org, links } = context;
  const { rows: settings } = await store.list(notificationSettings, {
    where: { userId: { in: told.map(({ user }) => user.id) } },
  });
  const silent = new Set(
    settings
      .filter(({ emailEnabled, topics }) => !emailEnabled || topics.digest === false)
      .map(({ userId }) => userId),
  );
  const stopped = await stoppedAddresses(store, now);
  const hasProfiles = (await switchesOf(store, ['profile']))('profile');
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const base = await baseOf(links, org);
  const mails = told
    .filter(
      ({ user }) => !silent.has(user.id) && user.activatedAt !== null && !isStopped(stopped, user.email),
    )
    .map(async ({ user, week }) => ({
      kind: 'notice' as const,
      user,
      words: {
        organization: organization?.name ?? '',
        ...wordsOfWeek(user.language, hasProfiles ? week : { ...week, colleague: undefined }),
      },
      link: addressOfPage(
        base,
        week.colleague === undefined || !hasProfiles
          ? '/notifications'
          : `/user?id=${encodeURIComponent(week.colleague.id)}&thank=true`,
      ),
      unsubscribe: await unsubscribeAddress({ base, org, sign: links.sign }, user.id, 'digest'),
    }));
  await writeMail(context, await Promise.all(mails));
}

/** Tells these people their week, who have not had it, and around whom something happened. Returns whether there were any. */
export async function tellWeek(context: JobContext, week: string, ids: readonly string[]): Promise<boolean> {
  const { store, now } = context;
  const people = await mark(context, week, ids);
  const weeks = await weeksOf(store, people, { now, week });
  const told = people.flatMap((user) => {
    const own = weeks.get(user.id);
    return own === undefined || !happened(own) || isOver(user, now) ? [] : [{ user, week: own }];
  });
  // One press on the notification thanks the colleague.
  for (const [colleague, group] of Map.groupBy(told, (one) => one.week.colleague?.id))
    await leaveNotices(context, {
      to: group.map(({ user }) => user.id),
      kind: 'week_digest',
      actorId: null,
      postId: null,
      ...(colleague === undefined ? {} : { sourceId: colleague }),
    });
  if (told.length > 0) await mailWeeks(context, told);
  return told.length > 0;
}
