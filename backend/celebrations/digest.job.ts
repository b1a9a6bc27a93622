/** Tells each person once a week what happened around them: on Mondays, at the person's own hour and zone. */
import { isQuiet, nextOpen, type QuietHours } from '#schema/communications/communications.rules.ts';
import { momentOf } from '#schema/events/events.rules.ts';
import { isDigestDay } from '#schema/goals/stale.ts';
import { permissions } from '#schema/permissions.ts';
import { digestHours } from '#schema/notifications/notifications.rules.ts';
import { dayAfter, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { quietHoursOf } from '../communications/quiet.ts';
import { hasRun, lastRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { jobTurns } from '../jobs/jobs.tables.ts';
import { notificationSettings } from '../notifications/notifications.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { weekDigests } from './digest.tables.ts';

type Quiet = Awaited<ReturnType<typeof quietHoursOf>>;

const name = 'weekDigest';
const load = () => import('./digest.work.ts');
/** People of one transaction. */
const piece = 100;

/** People who thank and are thanked. */
export const members: Where<UserRow> = {
  active: true,
  deletedAt: null,
  userType: { in: permissions['recognition.send'] },
};

const hourMs = 3_600_000;
/** How long after its hour a digest is still sent, where the server was down meanwhile. */
const lateMs = 9 * hourMs;

/** Those of one zone and working week who chose the same hour. */
interface Those {
  /** Null for the zone of the organisation. */
  readonly timezone: string | null;
  /** The key of the place with their working week; empty for that of the organisation. */
  readonly place: string;
  readonly hour: number;
}

/** What is stored once all of those have had the digest. */
const turnOf = ({ timezone, place, hour }: Those): string =>
  `${name} ${timezone ?? ''} ${hour}${place === '' ? '' : ` ${place}`}`;

/** Those whose last digest is of an earlier week, those of one department together. */
async function owed(
  store: Store,
  { placeOf }: Quiet,
  { timezone, place, hour }: Those,
  week: string,
): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    columns: ['departmentId', 'countryId', 'cityId'],
    where: { ...members, timezone },
    order: [['departmentId', 'asc']],
  });
  const { rows: had } = await store.list(weekDigests, { where: { week: { gte: week } } });
  const done = new Set(had.map(({ userId }) => userId));
  const { rows: chosen } = await store.list(notificationSettings, {
    columns: ['userId', 'digestHour'],
    where: { digestHour: { ne: digestHours.usual } },
  });
  const hours = new Map(chosen.map(({ userId, digestHour }) => [userId, digestHour]));
  return rows.flatMap(({ id, ...where }) =>
    placeOf(where) !== place || done.has(id) || (hours.get(id) ?? digestHours.usual) !== hour ? [] : [id],
  );
}

/**
 * The Monday whose digest leaves now at an hour of a zone. Quiet hours hold it, at the longest until the Tuesday.
 * Undefined if none leaves.
 */
function weekNow(now: number, zone: string, hour: number, quiet: QuietHours): string | undefined {
  const { day } = wallAt(now, zone);
  const week = [day, dayAfter(day, -1)].find((one) => isDigestDay({ day: one }));
  if (week === undefined || isQuiet(now, zone, quiet)) return undefined;
  const from = nextOpen(momentOf(week, hour * hourMs, zone), zone, quiet);
  return now >= from && now < from + lateMs ? week : undefined;
}

/** For all of one zone and hour who are due: `tell` with some people, and `zone` once nobody of them is left. */
async function itemsOf(store: Store, now: number): Promise<readonly string[]> {
  const organization = await timezoneOf(store);
  const quiet = await quietHoursOf(store);
  const people = await store.tally(users, { where: members, by: ['timezone', 'countryId', 'cityId'] });
  const groups = new Map(people.map((one) => [`${one.timezone ?? ''} ${quiet.placeOf(one)}`, one]));
  const chosen = await store.tally(notificationSettings, { by: ['digestHour'] });
  const hours = new Set([digestHours.usual, ...chosen.map(({ digestHour }) => digestHour)]);
  const items: string[] = [];
  for (const one of groups.values())
    for (const hour of hours) {
      const those = { timezone: one.timezone, place: quiet.placeOf(one), hour };
      const week = weekNow(now, zoneOf(one.timezone, organization), hour, quiet.for(one));
      if (week === undefined || (await lastRun(store, turnOf(those))) === week) continue;
      const ids = await owed(store, quiet, those, week);
      for (let from = 0; from < ids.length; from += piece)
        items.push(['tell', week, ...ids.slice(from, from + piece)].join(' '));
      items.push(['zone', week, hour, one.timezone ?? '', those.place].join(' '));
    }
  return items;
}

/** Checked every 15 minutes while people thank one another here. */
export const digestJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const isOn = await switchesOf(store, ['recognitions']);
    return isOn('recognitions') ? [...(await itemsOf(store, Date.parse(at))), turn] : [turn];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [task, week = '', ...rest] = item.split(' ');
    if (task === 'tell') return (await load()).tellWeek(context, week, rest);
    const { store, newId } = context;
    const [hour = '', timezone = '', place = ''] = rest;
    const those = { timezone: timezone === '' ? null : timezone, place, hour: Number(hour) };
    if ((await owed(store, await quietHoursOf(store), those, week)).length > 0) return false;
    const known = await store.update(jobTurns, { name: turnOf(those) }, { at: week });
    if (known.length === 0)
      await store.insert(jobTurns, [{ id: newId(), name: turnOf(those), at: week }], { skipExisting: true });
    return false;
  },
};
