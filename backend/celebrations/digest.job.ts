/** Tells each person once a week what happened around them: on Mondays, in the morning of the person's own zone. */
import { isQuiet } from '#schema/communications/communications.rules.ts';
import { isDigestDay } from '#schema/goals/stale.ts';
import { permissions } from '#schema/permissions.ts';
import { isRemindHour } from '#schema/surveys/reminders.ts';
import { wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { quietHoursOf } from '../communications/quiet.ts';
import { hasRun, lastRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { jobTurns } from '../jobs/jobs.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { weekDigests } from './digest.tables.ts';

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

/** What is stored once everybody of a zone has had the digest. */
const zoneTurn = (timezone: string): string => `${name} ${timezone}`;

/** People of a zone whose last digest is of an earlier week, those of one department together. */
async function owed(store: Store, timezone: string | null, week: string): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    columns: ['departmentId'],
    where: { ...members, timezone },
    order: [['departmentId', 'asc']],
  });
  const { rows: had } = await store.list(weekDigests, { where: { week: { gte: week } } });
  const done = new Set(had.map(({ userId }) => userId));
  return rows.flatMap(({ id }) => (done.has(id) ? [] : [id]));
}

/** For each zone that is in its hour: `tell` with some people, and `zone` once nobody of it is left. */
async function itemsOf(store: Store, now: number): Promise<readonly string[]> {
  const organization = await timezoneOf(store);
  const quiet = await quietHoursOf(store);
  const zones = await store.tally(users, { where: members, by: ['timezone'] });
  const items: string[] = [];
  for (const { timezone } of zones) {
    const zone = zoneOf(timezone, organization);
    const wall = wallAt(now, zone);
    const isNow = isDigestDay(wall) && isRemindHour(wall) && !isQuiet(now, zone, quiet);
    if (!isNow || (await lastRun(store, zoneTurn(timezone ?? ''))) === wall.day) continue;
    const ids = await owed(store, timezone, wall.day);
    for (let from = 0; from < ids.length; from += piece)
      items.push(['tell', wall.day, ...ids.slice(from, from + piece)].join(' '));
    items.push(['zone', wall.day, timezone ?? ''].join(' '));
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
    const [timezone = ''] = rest;
    if ((await owed(store, timezone === '' ? null : timezone, week)).length > 0) return false;
    const known = await store.update(jobTurns, { name: zoneTurn(timezone) }, { at: week });
    if (known.length === 0)
      await store.insert(jobTurns, [{ id: newId(), name: zoneTurn(timezone), at: week }], {
        skipExisting: true,
      });
    return false;
  },
};
