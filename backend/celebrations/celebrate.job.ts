/** Celebrates birthdays and anniversaries, each in the person's own time zone. */
import { daysOnEarth, isCelebrated, monthDaysOn, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import { causes, dateOf, type CelebrationKind } from './celebrations.rules.ts';
import { celebrations, users } from '../people/users.tables.ts';
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'celebrate';

/** A person to celebrate. */
interface Celebrated {
  readonly kind: CelebrationKind;
  readonly userId: string;
  readonly year: number;
  /** The current hour in the person's time zone. */
  readonly hour: number;
}

/** People whose day is now, celebrated or not. */
async function celebratedOf(store: Store, kind: CelebrationKind, now: number): Promise<Celebrated[]> {
  const timezone = await timezoneOf(store);
  const parts = monthDaysOn(daysOnEarth(now)).map((monthDay) => `-${monthDay}`);
  const { rows } = await store.list(users, { where: causes[kind].among(parts) });
  return rows.flatMap((user) => {
    const date = dateOf(kind, user);
    const wall = wallAt(now, zoneOf(user.timezone, timezone));
    if (date === null || !isCelebrated(date, wall)) return [];
    return [{ kind, userId: user.id, year: Number(wall.day.slice(0, 4)), hour: wall.hour }];
  });
}

/** The people among them who were not celebrated yet. Those whose day began first come first. */
async function duePeople(store: Store, now: number): Promise<readonly string[]> {
  const isOn = await switchesOf(store, ['birthdays', 'anniversary']);
  const kinds = (['birthday', 'anniversary'] as const).filter((kind) => isOn(causes[kind].flag));
  const found: Celebrated[] = [];
  for (const kind of kinds) found.push(...(await celebratedOf(store, kind, now)));
  if (found.length === 0) return [];
  const key = ({ kind, userId, year }: Omit<Celebrated, 'hour'>): string => `${kind} ${userId} ${year}`;
  const { rows } = await store.list(celebrations, {
    where: { userId: { in: [...new Set(found.map(({ userId }) => userId))] } },
  });
  const marked = new Set(rows.map(key));
  return found
    .filter((one) => !marked.has(key(one)))
    .toSorted((one, other) => other.hour - one.hour)
    .map(({ kind, userId }) => `${kind} ${userId}`);
}

const load = () => import('./celebrations.post.ts');

/** One person per batch, checked every 15 minutes. Between checks the job costs one read of one row. */
export const celebrateJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    return [...(await duePeople(store, Date.parse(at))), turn];
  },
  async run(context, id) {
    const [kind, userId = ''] = id.split(' ');
    if (kind === 'birthday' || kind === 'anniversary') return (await load()).celebrate(context, kind, userId);
    return recordRun(context, name);
  },
};
