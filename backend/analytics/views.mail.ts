/** The mail of a saved view: its numbers of a whole month, as its owner would read them on that day, and the way to it. */
import { overviewKinds } from '#schema/analytics/analytics.rules.ts';
import { may } from '#schema/permissions.ts';
import { daysOfMonth } from '../facts/periods.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { isStopped, stoppedAddresses } from '../mail/stops.ts';
import { oneLine } from '../mail/words.ts';
import { writeMail } from '../mail/write.ts';
import { notificationSettings } from '../notifications/notifications.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import type { Row } from '../store/table.ts';
import { namesOf } from './names.ts';
import { comparedFigures } from './overview.service.ts';
import { readingOf } from './reading.ts';
import { stopAddress } from './views.stop.ts';
import { savedViews } from './views.tables.ts';
import { wordsOfMonth } from './views.words.ts';

type ViewRow = Row<typeof savedViews>;

/** The owner, if the mail may reach them: who may see the numbers, has not left, and wants mails. */
async function readerOf({ store, now }: JobContext, { userId }: ViewRow): Promise<UserRow | undefined> {
  const {
    rows: [user],
  } = await store.list(users, {
    where: { id: userId, active: true, deletedAt: null, activatedAt: { ne: null } },
  });
  if (user === undefined || !may(user.userType, 'analytics.manage') || isOver(user, now)) return undefined;
  const {
    rows: [silent],
  } = await store.list(notificationSettings, { where: { userId, emailEnabled: false } });
  if (silent !== undefined || isStopped(await stoppedAddresses(store, now), user.email)) return undefined;
  return user;
}

/** The page with the numbers of the mail, at the view whose mails can be switched off. */
function pageOf({ id, section, departmentId, countryId, categoryId }: ViewRow, from: string, to: string) {
  const params = new URLSearchParams({ section, from, to });
  if (departmentId !== null) params.set('department', departmentId);
  if (countryId !== null) params.set('country', countryId);
  if (categoryId !== null) params.set('category', categoryId);
  params.set('view', id);
  return `/charts?${params.toString()}` as const;
}

/** Whether the department of a view still exists, without which it has no numbers. */
async function hasPlace({ store }: JobContext, { departmentId }: ViewRow): Promise<boolean> {
  if (departmentId === null) return true;
  return (await store.list(departments, { where: { id: departmentId }, limit: 1 })).rows.length > 0;
}

/** Mails the numbers of a month, once; a month of which the owner may get no mail counts as mailed. Returns whether it did. */
export async function mailView(context: JobContext, id: string, month: string): Promise<boolean> {
  const { store, at, now, org, links } = context;
  const {
    rows: [view],
  } = await store.list(savedViews, { where: { id } });
  if (view === undefined || !view.isMailed || view.mailedFor >= month) return false;
  await store.update(savedViews, { id }, { mailedFor: month });
  const user = await readerOf(context, view);
  if (user === undefined || !(await hasPlace(context, view))) return false;
  const days = daysOfMonth(month);
  const [startDate = '', endDate = ''] = [days[0], days.at(-1)];
  const { departmentId, countryId } = view;
  const language = user.language === 'english' ? 'en' : 'es';
  const reading = await readingOf(
    { store, at, now, me: user, language },
    { startDate, endDate, departmentId: departmentId ?? undefined, countryId: countryId ?? undefined },
  );
  const { figures } = await comparedFigures(reading, overviewKinds);
  const department = departmentId === null ? null : (await namesOf(context, 'department'))(departmentId);
  const country = countryId === null ? null : (await namesOf(context, 'country'))(countryId);
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const base = await baseOf(links, org);
  await writeMail(context, [
    {
      kind: 'notice',
      user,
      words: {
        organization: organization?.name ?? '',
        ...wordsOfMonth(user.language, {
          name: oneLine(view.name),
          month,
          places: [department?.name, language === 'en' ? (country?.nameEn ?? country?.name) : country?.name]
            .flatMap((one) => one ?? [])
            .map((one) => oneLine(one)),
          threshold: reading.about.threshold,
          figures,
        }),
      },
      link: addressOfPage(base, pageOf(view, startDate, endDate)),
      unsubscribe: await stopAddress({ base, org, sign: links.sign }, id),
    },
  ]);
  return true;
}
