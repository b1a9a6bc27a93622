/**
 * A year and some days in steps of half an hour, in every time zone. Each celebration happens exactly once, on its day
 * for the person.
 */
import { expect, it } from 'vitest';
import { celebrateJob } from '#backend/celebrations/celebrate.job.ts';
import { runJobs } from '#backend/jobs/jobs.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { isWhole } from '../support/trials.ts';
import { taller } from './postFixture.ts';

type Person = Row<typeof users>;
type Kind = 'birthday' | 'anniversary';

const minuteMs = 60_000;
const stepMs = 30 * minuteMs;
const dayMs = 86_400_000;
/** The period includes 28 February of a common year and 29 February of a leap year. */
const [begin, end] = [Date.UTC(2027, 1, 26), Date.UTC(2028, 2, 2)];
const zones = Intl.supportedValuesOf('timeZone');
const organizationZone = 'America/Mexico_City';

/** Periods without job runs: the morning of half the world, and several whole days. */
const down = [
  [Date.UTC(2027, 4, 10, 6), Date.UTC(2027, 4, 10, 18)],
  [Date.UTC(2027, 5, 10), Date.UTC(2027, 5, 14)],
] as const;
/** The period in which the module of anniversaries is off. */
const off = [Date.UTC(2027, 8, 1), Date.UTC(2027, 8, 5, 12)] as const;
const isIn = (moment: number, [from, to]: readonly [number, number]): boolean =>
  moment >= from && moment < to;

const walls = new Map<string, Intl.DateTimeFormat>();
/** `2027-03-01 07:45`, in the Swedish format. */
function wallOf(moment: number, zone: string): string {
  const wall =
    walls.get(zone) ??
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  walls.set(zone, wall);
  return wall.format(moment);
}

const plain = (taller.rows[users.name] ?? []) as readonly Person[]; // `taller` is made of such rows
const [model] = plain;
function person(id: string, change: Partial<Person>): Person {
  if (model === undefined) throw new Error('nobody works there');
  return { ...model, id, firstName: id, email: `${id}@taller.example`, ...change };
}

const dayOf = (days: number): string => new Date(begin + days * dayMs).toISOString().slice(5, 10);

/** The days of clock changes in a zone, as `MM-DD`. */
function clockChanges(zone: string): readonly string[] {
  const changes: string[] = [];
  // At noon UTC the local time differs from the local time at the noon before.
  for (let moment = begin + dayMs / 2; moment < end; moment += dayMs)
    if (wallOf(moment, zone).slice(-5) !== wallOf(moment - dayMs, zone).slice(-5))
      changes.push(wallOf(moment, zone).slice(5, 10));
  return changes;
}

/**
 * Zones with the same clock on every day count once, except in a release: half of the names differ in earlier years
 * only.
 */
const clocks = new Map(
  zones.map((zone) => [
    Array.from({ length: Math.ceil((end - begin) / dayMs) }, (_, day) =>
      wallOf(begin + day * dayMs, zone),
    ).join(),
    zone,
  ]),
);
const lived = isWhole ? zones : [...clocks.values()];

/** A person in each zone. Their dates are spread over the year, or on the days of clock changes if the zone has any. */
const everywhere = lived.map((timezone, index) => {
  const [forward, back] = clockChanges(timezone);
  return person(`zone-${index}`, {
    timezone,
    birthday: `1990-${forward ?? dayOf((index * 37) % 365)}`,
    admissionDate: `2015-${back ?? dayOf((index * 101 + 11) % 365)}`,
  });
});
const some = (name: string, days: Partial<Person>, where: readonly (string | null)[] = zones): Person[] =>
  where.map((timezone, index) => person(`${name}-${index}`, { timezone, ...days }));
const fewZones = [
  null,
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Tokyo',
  'Europe/London',
  'America/Los_Angeles',
];
const both = (monthDay: string) => ({ birthday: `1988-${monthDay}`, admissionDate: `2012-${monthDay}` });
const movers = [
  // Moves from the first zone to see the day to the last one: the day comes twice.
  { id: 'again', from: 'Pacific/Kiritimati', to: 'Pacific/Pago_Pago', when: Date.UTC(2027, 6, 20, 0, 7) },
  // Moves the other way before eight o'clock: the day is over at once.
  { id: 'over', from: 'Pacific/Pago_Pago', to: 'Pacific/Kiritimati', when: Date.UTC(2027, 6, 20, 17, 7) },
  // Moves before eight o'clock to a zone where it is later on the same day.
  { id: 'later', from: 'America/Los_Angeles', to: 'Europe/Madrid', when: Date.UTC(2027, 6, 20, 12, 7) },
] as const;
const people: readonly Person[] = [
  ...everywhere,
  ...some('leap', both('02-29'), fewZones),
  ...some('before-leap', both('02-28'), fewZones),
  ...some('new-year', both('01-01'), fewZones),
  ...some('old-year', both('12-31'), fewZones),
  ...some('down-in-the-morning', both('05-10'), fewZones),
  ...some('down-all-day', both('06-12'), fewZones),
  ...some('off', both('09-03'), fewZones),
  ...some('off-at-the-edge', both('09-05'), fewZones),
  ...some('new', { birthday: null, admissionDate: '2027-04-04' }, fewZones),
  ...some('hidden', { ...both('03-18'), birthdayShown: 'hidden', anniversaryShown: 'hidden' }, fewZones),
  ...some('gone', { ...both('03-18'), active: false }, fewZones),
  ...some('partner', { ...both('03-18'), userType: 'external' }, fewZones),
  ...movers.map(({ id, from }) => person(id, { ...both('07-20'), timezone: from })),
];
const company: OrgSeed = { ...taller, keys: [], rows: { ...taller.rows, [users.name]: people } };

/** The times of job runs: one in each half hour, at different minutes. */
const looks: readonly number[] = Array.from(
  { length: (end - begin) / stepMs },
  (_, index) => begin + index * stepMs + ((index * 7) % 30) * minuteMs,
).filter((moment) => !down.some((window) => isIn(moment, window)));

function zoneAt(one: Person, moment: number): string {
  const move = movers.find(({ id }) => id === one.id);
  if (move !== undefined) return moment < move.when ? move.from : move.to;
  return one.timezone ?? organizationZone;
}

/** The expected times for a person, calculated directly: the first job run from eight o'clock on of each year's day. */
function expected(one: Person, kind: Kind, since = begin, until = end): readonly number[] {
  const date = kind === 'birthday' ? one.birthday : one.admissionDate;
  const shown = kind === 'birthday' ? one.birthdayShown : one.anniversaryShown;
  if (date === null || shown === 'hidden' || !one.active || one.userType === 'external') return [];
  return [2027, 2028].flatMap((year) => {
    if (year <= Number(date.slice(0, 4))) return [];
    const day = date.endsWith('02-29') && year === 2027 ? '2027-02-28' : `${year}-${date.slice(5)}`;
    const from = Date.parse(day) - dayMs;
    // The runs are in order, so only those of three days are searched.
    const first = Math.max(0, Math.floor((from - begin) / stepMs) - 300);
    const moment = looks.slice(first, first + 600).find((look) => {
      if (look < Math.max(from, since) || look >= Math.min(from + 3 * dayMs, until)) return false;
      if (kind === 'anniversary' && isIn(look, off)) return false;
      const wall = wallOf(look, zoneAt(one, look));
      return wall.startsWith(day) && wall.slice(11) >= '08:00';
    });
    return moment === undefined ? [] : [moment];
  });
}

/** Lives through the job runs between two moments; some runs happen in two deployments at once. */
async function live(deployment: TestDeployment, from: number, to: number): Promise<void> {
  let isOff = false;
  const moved = new Set<string>();
  for (const [index, look] of looks.entries()) {
    if (look < from || look >= to) continue;
    deployment.now = look;
    if (isIn(look, off) !== isOff) {
      isOff = !isOff;
      await deployment.db.tx('taller', (store) =>
        store.update(modules, { flag: 'anniversary' }, { active: !isOff }),
      );
    }
    for (const { id, when, to: timezone } of movers)
      if (look >= when && !moved.has(id)) {
        moved.add(id);
        await deployment.db.tx('taller', (store) => store.update(users, { id }, { timezone }));
      }
    const tick = (): Promise<number> => runJobs([celebrateJob], deployment.dependencies);
    await (index % 16 === 0 ? Promise.all([tick(), tick()]) : tick());
  }
}

/** Deviations from the expected celebrations; empty if all is well. */
async function faults(deployment: TestDeployment, from: number, to: number): Promise<readonly string[]> {
  const found = await deployment.db.read('taller', async (store) => {
    const { rows } = await store.list(postReceivers, { with: { post: { one: posts, on: 'postId' } } });
    return rows.map(({ userId, post }) => `${userId} ${post?.kind ?? ''} ${post?.createdAt ?? ''}`);
  });
  const wanted = people.flatMap((one) =>
    (['birthday', 'anniversary'] as const).flatMap((kind) =>
      expected(one, kind, from, to).map((moment) => `${one.id} ${kind} ${new Date(moment).toISOString()}`),
    ),
  );
  const [had, wants] = [new Set(found), new Set(wanted)];
  return [
    ...(had.size === found.length ? [] : ['somebody was celebrated twice']),
    ...wanted.filter((one) => !had.has(one)).map((one) => `missing: ${one}`),
    ...found.filter((one) => !wants.has(one)).map((one) => `too many: ${one}`),
  ];
}

it.each([
  ['tab', begin, end],
  ['sql', Date.UTC(2027, 1, 26), Date.UTC(2027, 2, 3)],
  ['sql', Date.UTC(2027, 11, 30), Date.UTC(2028, 0, 3)],
] satisfies (readonly [StoreKind, number, number])[])(
  'every celebration of a year happens exactly once on the local day of the person, %s store',
  async (kind, from, to) => {
    const deployment = await openTestDeployment(kind, { world: [company] });
    await live(deployment, from, to);
    expect(await faults(deployment, from, to)).toEqual([]);
    deployment.close();
  },
  300_000,
);

it('the simulated year contains leap days, clock changes, outages, switch-offs and moves of zone', () => {
  const of = (name: string, kind: Kind): readonly number[] =>
    people.filter(({ id }) => id.startsWith(name)).map((one) => expected(one, kind).length);
  const all = (count: number) => fewZones.map(() => count);
  expect(zones.length).toBeGreaterThan(400);
  expect(everywhere.filter(({ timezone }) => clockChanges(timezone ?? '').length > 0).length).toBeGreaterThan(
    isWhole ? 80 : 20,
  );
  expect(of('leap', 'birthday')).toEqual(all(2));
  expect(of('new-year', 'birthday')).toEqual(all(1));
  expect(of('down-in-the-morning', 'birthday')).toEqual(all(1));
  expect(of('down-all-day', 'birthday')).toEqual(all(0));
  expect([of('off', 'birthday'), of('off', 'anniversary')]).toEqual([
    [...all(1), ...all(1)],
    [...all(0), ...of('off-at-the-edge', 'anniversary')],
  ]);
  expect(new Set(of('off-at-the-edge', 'anniversary'))).toEqual(new Set([0, 1]));
  expect([
    of('hidden', 'birthday'),
    of('gone', 'birthday'),
    of('partner', 'birthday'),
    of('new-1', 'anniversary'),
  ]).toEqual([all(0), all(0), all(0), [0]]);
  expect([of('again', 'birthday'), of('over', 'birthday'), of('later', 'birthday')]).toEqual([[1], [0], [1]]);
});
