/** Counts one month again every night, and tells when something differed. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { dayAfter, wallAt } from '#schema/users/celebrations.rules.ts';
import { scopeNames } from '../facts/changes.ts';
import { factProgress, facts, factSums } from '../facts/facts.tables.ts';
import { measures } from '../facts/measures.ts';
import { daysOfMonth, monthOfDay, type Days } from '../facts/periods.ts';
import type { Dependencies } from '../http/context.ts';
import type { Errand } from '../jobs/jobs.ts';
import { nextMonth } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { departments, users } from '../people/users.tables.ts';
import { countryCodes } from '../reference/countries.ts';
import type { OrgId, Store } from '../store/port.ts';
import { keepCorrected } from './corrected.ts';
import type { Recounting } from './recount.pages.ts';

const name = 'recount';
/** Hours of the organisation in which few people are awake. */
const night = { from: 3, to: 6 } as const;
/** People of one piece: some milliseconds of work. */
const peopleOfPiece = 20;
/** Days are recounted together up to this number of facts. */
const factsOfPiece = 400;
/** Prefix of the last piece of a month. */
const end = 'end ';
const load = async () => ({
  ...(await import('./recount.ts')),
  ...(await import('./recount.people.ts')),
});

type Turn = Parameters<Parameters<Recounting['mend']>[0]>[0];

/** The first day whose sessions are counted again: some that are older are forgotten already. */
const keptFrom = (today: string): string => dayAfter(today, 1 - analyticsLimits.sessionDays);

/** The month to recount now: the one after the last, and after the current month the first one with facts and sessions. */
async function monthNow(store: Store, today: string): Promise<string | undefined> {
  const {
    rows: [first],
  } = await store.list(facts, {
    columns: ['day'],
    where: { measure: 'points', gone: false },
    order: [['day', 'asc']],
    limit: 1,
  });
  const {
    rows: [last],
  } = await store.list(factProgress, { where: { name } });
  if (first === undefined) return undefined;
  const kept = keptFrom(today);
  const begin = monthOfDay(first.day > kept ? first.day : kept);
  const next = last === undefined ? begin : nextMonth(last.cursor);
  return next < begin || next > monthOfDay(today) ? begin : next;
}

/** Splits days into stretches with at most `factsOfPiece` facts, or one day. */
function stretchesOf(days: readonly string[], countOf: (day: string) => number): readonly Days[] {
  const found: Days[] = [];
  let size = 0;
  for (const day of days) {
    const [last, count] = [found.at(-1), countOf(day)];
    size += count;
    if (last !== undefined && size <= factsOfPiece) found[found.length - 1] = { ...last, endDate: day };
    else {
      found.push({ startDate: day, endDate: day });
      size = count;
    }
  }
  return found;
}

/** The pieces of a month. Its sessions may be kept for some of its days only. */
async function piecesOf(store: Store, month: string, today: string): Promise<readonly string[]> {
  const kept = keptFrom(today);
  const { rows: places } = await store.list(departments, { columns: [] });
  const people = (await store.list(users, { columns: [], order: [['id', 'asc']] })).rows.map(({ id }) => id);
  const days = daysOfMonth(month).filter((day) => day < today);
  const { rows: sums } = await store.list(factSums, {
    columns: ['measure', 'period', 'count'],
    where: { measure: { in: measures }, scope: scopeNames.all, period: { in: days }, part: '' },
  });
  const counts = new Map(sums.map(({ measure, period, count }) => [`${measure} ${period}`, count]));
  return [
    ...measures.flatMap((measure) =>
      stretchesOf(
        measure === 'sessions' ? days.filter((day) => day >= kept) : days,
        (day) => counts.get(`${measure} ${day}`) ?? 0,
      ).map(({ startDate, endDate }) => `days ${startDate} ${endDate} ${measure}`),
    ),
    `places ${month}`,
    ...['', ...places.map(({ id }) => id)].map((id) => `place ${month} ${id}`),
    ...people.filter((_, at) => at % peopleOfPiece === 0).map((from) => `people ${month} ${from} ${kept}`),
    `removed ${month}  ${kept}`,
    `${end}${month}`,
  ];
}

/** Recounts one piece; returns how many rows differed. */
async function recount(recounting: Recounting, id: string): Promise<number> {
  const counting = await load();
  const [what = '', period = '', who = '', name = ''] = id.split(' ');
  if (what === 'days') {
    const measure = measures.find((one) => one === name);
    const days = { startDate: period, endDate: who };
    return measure === undefined ? 0 : counting.recountDays(recounting, measure, days);
  }
  if (what === 'place' || what === 'places') {
    const scopes = await recounting.look((store) => scopesOf(store, what, period, who));
    return counting.recountPlaces(recounting, period, scopes);
  }
  const month = { month: period, kept: name };
  if (what === 'removed') return counting.recountRemoved(recounting, month, peopleOfPiece);
  const ids = await recounting.look((store) => peopleFrom(store, who));
  return counting.recountPersons(recounting, month, ids);
}

/** Countries of people today, and those with sums in a month: its people may have left them since. */
async function countriesOf(store: Store, month: string): Promise<ReadonlySet<string>> {
  const today = await store.tally(users, { by: ['countryId'] });
  const { rows: then } = await store.list(factSums, {
    columns: ['scope'],
    where: {
      measure: { in: measures },
      scope: { in: countryCodes.map((countryId) => scopeNames.country({ countryId })) },
      period: month,
      part: '',
    },
  });
  const prefix = scopeNames.country({ countryId: '' }).length;
  return new Set([
    '',
    ...today.flatMap((row) => row.countryId ?? []),
    ...then.map(({ scope }) => scope.slice(prefix)),
  ]);
}

/** The scopes of a department, or those of all departments together. */
async function scopesOf(
  store: Store,
  what: 'place' | 'places',
  month: string,
  departmentId: string,
): Promise<readonly string[]> {
  const countries = [...(await countriesOf(store, month))];
  return what === 'places'
    ? [scopeNames.all, ...countries.map((countryId) => scopeNames.country({ countryId }))]
    : [
        scopeNames.department({ departmentId }),
        ...countries.map((countryId) => scopeNames.both({ departmentId, countryId })),
      ];
}

/** The people of the piece that begins with a person. */
async function peopleFrom(store: Store, first: string): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    columns: [],
    where: { id: { gte: first } },
    order: [['id', 'asc']],
    limit: peopleOfPiece,
  });
  return rows.map(({ id }) => id);
}

/** Stores how much differed, and at the end that the month is done; returns the sum of the month at its end. */
async function record({ store, newId, at }: Turn, id: string, differed: number): Promise<number> {
  const isEnd = id.startsWith(end);
  const {
    rows: [known],
  } = await store.list(factProgress, { where: { name } });
  if (known === undefined) {
    const cursor = isEnd ? id.slice(end.length) : '';
    await store.insert(factProgress, [
      { id: newId(), name, cursor, done: 0, total: differed, at: isEnd ? at : '' },
    ]);
    return 0;
  }
  if (!isEnd && differed === 0) return 0;
  if (isEnd && known.total > 0) await keepCorrected({ store, newId, at }, id.slice(end.length), known.total);
  await store.update(
    factProgress,
    { name },
    isEnd
      ? { cursor: id.slice(end.length), done: { inc: known.total }, total: 0, at }
      : { total: { inc: differed } },
  );
  return isEnd ? known.total : 0;
}

/** Reads and writes of a recount, with a pause after each. */
function recountingOf(
  { db, newId, pause }: Pick<Dependencies, 'db' | 'newId' | 'pause'>,
  org: OrgId,
  at: string,
): Recounting {
  const paused = async <A>(answer: Promise<A>): Promise<A> => {
    const given = await answer;
    await pause?.();
    return given;
  };
  return {
    look: (work) => paused(db.read(org, work)),
    mend: (work) => paused(db.tx(org, (store) => work({ store, newId, at }))),
    pause: async () => pause?.(),
  };
}

export const recountJob: Errand = {
  name,
  ready: load,
  async due(store, at, { db, recounts }, org) {
    // Sums that were not read yet were not generated.
    if (recounts === false || db.isUnread?.(org, factSums) === true) return [];
    const timezone = await timezoneOf(store);
    const { day: today, hour } = wallAt(Date.parse(at), timezone);
    if (hour < night.from || hour >= night.to) return [];
    const {
      rows: [last],
    } = await store.list(factProgress, { where: { name } });
    if (last !== undefined && last.at !== '' && wallAt(Date.parse(last.at), timezone).day === today)
      return [];
    const month = await monthNow(store, today);
    return month === undefined ? [] : piecesOf(store, month, today);
  },
  async go(dependencies, org, id, at) {
    const recounting = recountingOf(dependencies, org, at);
    const found = id.startsWith(end) ? 0 : await recount(recounting, id);
    if (found === 0 && !id.startsWith(end)) return false;
    const differed = await recounting.mend((turn) => record(turn, id, found));
    const { log } = dependencies;
    if (differed > 0) log(`sums differed from what they count, and were corrected: ${differed}`);
    return false;
  },
};
