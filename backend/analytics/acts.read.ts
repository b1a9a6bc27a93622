/** What the rows of acts count as: for the backfill, the recount and the demo's world. */
import type { Act } from '#schema/analytics/analytics.rules.ts';
import { pastActs, type PastAct } from '../facts/past.ts';
import { daysIn, type Days } from '../facts/periods.ts';
import { actHappened, measureOfAct, sourceOf, type Done, type MeasureOfActs } from '../facts/takingPart.ts';
import type { Fact, Happened } from '../facts/write.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { actSources } from './acts.ts';
import type { Past } from './past.ts';

/** Rows of a page: some milliseconds of work. */
const rowsOfPage = 400;

const happenedOf = (act: Act, done: readonly Done[]): readonly Happened[] =>
  done.map((one) => actHappened(act, one));

/** What the next rows of a source count as, after a row. */
export async function nextActs(store: Store, name: PastAct, after: string, limit: number) {
  const { act, find } = actSources[name];
  const { last, looked, done } = await find(store, { ids: { id: { gt: after } }, limit });
  return { last, looked, happened: happenedOf(act, done) };
}

/** What people took part in on these days, in pages for each day and source. */
export const pagesOfActs = (measure: MeasureOfActs, days: Days, timezone: string) =>
  daysIn(days).flatMap((day) =>
    pastActs.flatMap((name) => {
      const { act, find } = actSources[name];
      const at = { gte: dayStart(day, timezone), lt: dayEnd(day, timezone) };
      if (measureOfAct(act) !== measure) return [];
      return async (store: Store, after: string | undefined): Promise<Past> => {
        const { done, next } = await find(store, { at, limit: rowsOfPage, after });
        return { ids: [], happened: happenedOf(act, done), next };
      };
    }),
  );

/** What the rows of a world count as. */
export const actsOfSeed = (
  all: <T extends Table>(table: T) => readonly Row<T>[],
  timezone: string,
): readonly Happened[] =>
  pastActs.flatMap((name) => happenedOf(actSources[name].act, actSources[name].inSeed(all, timezone)));

/** Of these facts the sources whose rows no longer say what is counted. What a removed person did stays counted. */
export async function wrongActs(store: Store, found: readonly Fact[]): Promise<readonly string[]> {
  const { rows: there } = await store.list(users, {
    columns: [],
    where: { id: { in: [...new Set(found.map(({ personId }) => personId))] }, deletedAt: null },
  });
  const isThere = new Set(there.map(({ id }) => id));
  const asked = new Set(found.flatMap(({ personId, sourceId }) => (isThere.has(personId) ? [sourceId] : [])));
  for (const name of pastActs) {
    const { act, find } = actSources[name];
    const own = [...asked].filter((source) => source.startsWith(sourceOf(act, '')));
    const ids = own.map((source) => source.slice(act.length + 1));
    if (ids.length === 0) continue;
    for (const { id } of (await find(store, { ids: { id: { in: ids } } })).done)
      asked.delete(sourceOf(act, id));
  }
  return [...asked];
}
