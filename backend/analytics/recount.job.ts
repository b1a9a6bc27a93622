/** Counts one month anew every night, and tells when something differed. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { dayAfter, wallAt } from '#schema/users/celebrations.rules.ts';
import { scopeNames } from '../facts/changes.ts';
import { factProgress, facts, factSums } from '../facts/facts.tables.ts';
import { measures } from '../facts/measures.ts';
import { daysOfMonth, monthOfDay } from '../facts/periods.ts';
import type { Errand, JobContext } from '../jobs/jobs.ts';
import { nextMonth } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { departments, users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { keepCorrected } from './corrected.ts';

const name = 'recount';
/** Hours of the organisation in which few people are awake. */
const night = { from: 3, to: 6 } as const;
/** Some milliseconds of work. */
const peopleOfPiece = 20;
const load = () => import('./recount.ts');

type Turn = Pick<JobContext, 'store' | 'newId' | 'at'>;

/** The month whose turn it is: the one after the last, and after the current one the first with facts. */
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
  const next = last === undefined ? monthOfDay(first.day) : nextMonth(last.cursor);
  return next > monthOfDay(today) ? monthOfDay(first.day) : next;
}

/** The pieces of a month. Sessions are kept for some time only, so what is older is not counted anew. */
async function piecesOf(store: Store, month: string, today: string): Promise<readonly string[]> {
  const oldest = dayAfter(today, -analyticsLimits.sessionDays);
  const { rows: places } = await store.list(departments, { columns: [] });
  const people = (await store.list(users, { columns: [], order: [['id', 'asc']] })).rows.map(({ id }) => id);
  const days = daysOfMonth(month).filter((day) => day > oldest && day < today);
  const isWhole = (days[0] ?? '').endsWith('-01');
  return [
    ...days.flatMap((day) => measures.map((measure) => `day ${day} ${measure}`)),
    ...(isWhole
      ? [
          `places ${month}`,
          ...['', ...places.map(({ id }) => id)].map((id) => `place ${month} ${id}`),
          ...people.filter((_, at) => at % peopleOfPiece === 0).map((from) => `people ${month} ${from}`),
        ]
      : []),
    `end ${month}`,
  ];
}

/** Does one piece; returns how much differed. */
async function recount(turn: Turn, id: string): Promise<number> {
  const { recountDay, recountPersons, recountPlaces } = await load();
  const { store } = turn;
  const [what, period = '', who = ''] = id.split(' ');
  if (what === 'day') return recountDay(turn, period, measures.find((one) => one === who) ?? 'points');
  const countries = [
    '',
    ...(await store.tally(users, { by: ['countryId'] })).flatMap((row) => row.countryId ?? []),
  ];
  if (what === 'places')
    return recountPlaces(turn, period, [
      scopeNames.all,
      ...countries.map((countryId) => scopeNames.country({ countryId })),
    ]);
  if (what === 'place')
    return recountPlaces(turn, period, [
      scopeNames.department({ departmentId: who }),
      ...countries.map((countryId) => scopeNames.both({ departmentId: who, countryId })),
    ]);
  const { rows } = await store.list(users, {
    columns: [],
    where: { id: { gte: who } },
    order: [['id', 'asc']],
    limit: peopleOfPiece,
  });
  return recountPersons(
    turn,
    period,
    rows.map((row) => row.id),
  );
}

/** Stores how much differed, and at the end that the month is done; returns the sum of the month at its end. */
async function record({ store, newId, at }: Turn, id: string, differed: number): Promise<number> {
  const isEnd = id.startsWith('end ');
  const {
    rows: [known],
  } = await store.list(factProgress, { where: { name } });
  if (known === undefined) {
    const cursor = isEnd ? id.slice(4) : '';
    await store.insert(factProgress, [
      { id: newId(), name, cursor, done: 0, total: differed, at: isEnd ? at : '' },
    ]);
    return 0;
  }
  if (!isEnd && differed === 0) return 0;
  if (isEnd && known.total > 0) await keepCorrected({ store, newId, at }, id.slice(4), known.total);
  await store.update(
    factProgress,
    { name },
    isEnd ? { cursor: id.slice(4), done: { inc: known.total }, total: 0, at } : { total: { inc: differed } },
  );
  return isEnd ? known.total : 0;
}

export const recountJob: Errand = {
  name,
  ready: load,
  async due(store, at, { db }, org) {
    // Nobody has read a sum since the rows were made.
    if (db.isUnread?.(org, factSums) === true) return [];
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
  async go({ db, newId, log }, org, id, at) {
    const differed = await db.tx(org, async (store) => {
      const turn = { store, newId, at };
      return record(turn, id, id.startsWith('end ') ? 0 : await recount(turn, id));
    });
    if (differed > 0) log(`sums differed from what they count, and were corrected: ${differed}`);
    return false;
  },
};
