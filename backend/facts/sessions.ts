/**
 * Sessions of people: noticed in memory, so that no call writes for them, and written within a minute. Only the
 * day and the person are stored, no hour. A restart of the server begins new sessions.
 */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Database, OrgId, Store } from '../store/port.ts';
import { facts } from './facts.tables.ts';
import type { Fact, Place } from './write.ts';

const idleMs = analyticsLimits.sessionMinutes * 60_000;
/** In every time zone, a day begins at a quarter of an hour. */
const quarterMs = 900_000;

/** The start of a session, or its next quarter of an hour, which counts again if a new day has begun. */
interface Seen {
  readonly personId: string;
  readonly ms: number;
  readonly since: number | null;
}

/** The people of one organisation. */
interface Watch {
  readonly last: Map<string, number>;
  seen: Seen[];
}

const watches = new WeakMap<Database, Map<OrgId, Watch>>();

function watchOf(db: Database, org: OrgId): Watch {
  const all = watches.get(db) ?? new Map<OrgId, Watch>();
  watches.set(db, all);
  const own = all.get(org) ?? { last: new Map<string, number>(), seen: [] };
  all.set(org, own);
  return own;
}

/** Notices a call of a person, at `now` in ms. */
export function noticeCall(db: Database, org: OrgId, personId: string, now: number): void {
  const watch = watchOf(db, org);
  const last = watch.last.get(personId);
  watch.last.set(personId, now);
  if (last === undefined || now < last || now - last >= idleMs)
    watch.seen.push({ personId, ms: now, since: null });
  else if (Math.floor(now / quarterMs) !== Math.floor(last / quarterMs))
    watch.seen.push({ personId, ms: now, since: last });
}

/** Whether sessions of any organisation wait to be written. */
export const isAnySeen = (db: Database): boolean =>
  [...(watches.get(db)?.values() ?? [])].some(({ seen }) => seen.length > 0);

/** The fact of a person's sessions on a day. Its id and time contain no hour; `place` is its index among those of the day. */
export const sessionFact = (
  { day, personId, count }: Pick<Fact, 'day' | 'personId' | 'count'>,
  { departmentId, countryId }: Place,
  place: number,
  folded: 0 | 1 = 0,
): Fact => ({
  id: `sessions ${day} ${place}`,
  measure: 'sessions',
  day,
  personId,
  departmentId,
  countryId,
  tags: '',
  count,
  amount: 0,
  sourceId: '',
  gone: false,
  folded,
  createdAt: `${day}T00:00:00.000Z`,
});

/** Writes sessions as facts. */
async function write(store: Store, seen: readonly Seen[]): Promise<void> {
  const timezone = await timezoneOf(store);
  const { rows } = await store.list(users, {
    columns: ['departmentId', 'countryId'],
    where: { id: { in: [...new Set(seen.map(({ personId }) => personId))] }, deletedAt: null },
  });
  const people = new Map(rows.map((row) => [row.id, row]));
  const begun = seen
    .map(({ personId, ms, since }) => ({ personId, day: dayAt(ms, timezone), since }))
    .filter(({ day, since }) => since === null || dayAt(since, timezone) !== day)
    .filter(({ personId }) => people.has(personId));
  for (const [day, ofDay] of Map.groupBy(begun, (one) => one.day)) {
    const [known] = await store.tally(facts, { where: { measure: 'sessions', gone: false, day } });
    const sorted = ofDay.toSorted((one, other) => (one.personId < other.personId ? -1 : 1));
    await store.insert(
      facts,
      sorted.flatMap(({ personId }, at) => {
        const person = people.get(personId);
        if (person === undefined) return [];
        const where = { departmentId: person.departmentId ?? '', countryId: person.countryId ?? '' };
        return sessionFact({ day, personId, count: 1 }, where, (known?.count ?? 0) + at);
      }),
    );
  }
}

/** Writes the noticed sessions of an organisation; they wait on if that fails. Returns whether there were any. */
export async function writeSessions(db: Database, org: OrgId, now: number): Promise<boolean> {
  const watch = watchOf(db, org);
  const { seen } = watch;
  if (seen.length === 0) return false;
  watch.seen = [];
  for (const [personId, last] of watch.last) if (now - last >= idleMs) watch.last.delete(personId);
  try {
    await db.tx(org, (store) => write(store, seen));
  } catch (error) {
    watch.seen = [...seen, ...watch.seen];
    throw error;
  }
  return true;
}
