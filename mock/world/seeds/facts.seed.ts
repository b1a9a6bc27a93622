/** The facts of an organisation's rows, counted as the backend counts them; their sums are made when they are read. */
import { actsOfSeed } from '#backend/analytics/acts.read.ts';
import { boostsCounted, entriesCounted, isCountedPost } from '#backend/analytics/counted.ts';
import { factProgress, factRanks, facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { pastRows } from '#backend/facts/past.ts';
import { sumsOf } from '#backend/facts/sumsOf.ts';
import { daysOf, factRows, type Fact, type Happened, type Place } from '#backend/facts/write.ts';
import { entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { boosts, postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import { postHappened } from '#backend/recognitions/recognitions.facts.ts';
import { typedRow } from '#backend/store/row.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { instant } from '../calendar.ts';
import { idsOf } from '../ids.ts';
import { partOf, type Parts } from '../parts.ts';
import { rowsOf } from '../plan.ts';

const byId = <R extends { readonly id: string }>(rows: readonly R[]): ReadonlyMap<string | null, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** What the rows count as. */
function happenedIn({ rows }: OrgSeed, timezone: string): readonly Happened[] {
  const all = <T extends Table>(table: T): readonly Row<T>[] =>
    (rows[table.name] ?? []).map((row) => typedRow(table, row));
  const [moved, told, kinds] = [byId(all(transfers)), byId(all(posts)), byId(all(recognitionTypes))];
  const hidden = [...told.values()].filter(({ isPrivate }) => isPrivate);
  const typeOfTag = new Map(
    all(postTypes).flatMap(({ id, recognitionTypeId }) => {
      const type = kinds.get(recognitionTypeId);
      return type === undefined ? [] : [[id, type] as const];
    }),
  );
  const receiversOf = Map.groupBy(all(postReceivers), ({ postId }) => postId);
  return [
    ...entriesCounted(
      all(entries).map((entry) => ({ entry, transfer: moved.get(entry.transferId) ?? null })),
      new Set(hidden.map(({ id }) => id)),
    ),
    ...[...told.values()]
      .filter(isCountedPost)
      .flatMap((post) => postHappened(post, receiversOf.get(post.id) ?? [], typeOfTag, post.createdAt)),
    ...boostsCounted(all(boosts).map((boost) => ({ ...boost, post: told.get(boost.postId) ?? null }))),
    ...actsOfSeed(all, timezone),
  ];
}

/** Departments and countries of people: in this world everybody stays where they are. */
const placesIn = ({ rows }: OrgSeed): ReadonlyMap<string, Place> =>
  new Map(
    (rows[users.name] ?? [])
      .map((row) => typedRow(users, row))
      .map(({ id, departmentId, countryId }) => [
        id,
        { departmentId: departmentId ?? '', countryId: countryId ?? '' },
      ]),
  );

/** Days by the hour: in the time zones of this world each begins with one, and asking for each moment would be slow. */
const hourly =
  (dayOf: (at: string) => string) =>
  (at: string): string =>
    dayOf(`${at.slice(0, 13)}:00:00.000Z`);

/** Adds the facts of an organisation, the sessions of its people among them; `number` is part of its ids. */
export function* counted(
  seed: OrgSeed,
  { number, now }: { readonly number: number; readonly now: number },
  sessions: (places: ReadonlyMap<string, Place>) => readonly Fact[] = () => [],
): Parts<OrgSeed> {
  const newId = idsOf(number);
  const timezone = String(seed.rows[organizations.name]?.[0]?.['timezone']);
  const dayOf = hourly(daysOf(timezone));
  const places = placesIn(seed);
  const happened = happenedIn(seed, timezone);
  yield;
  const made: Fact[] = [];
  for (let from = 0; from < happened.length; from += partOf) {
    const some = happened.slice(from, from + partOf);
    made.push(...factRows(some, { dayOf, places, newId: () => newId('facts'), folded: 1 }));
    yield;
  }
  for (const fact of sessions(places)) made.push(fact);
  const done = pastRows.map((name) => {
    const count = seed.rows[name]?.length ?? 0;
    const id = newId('fact_progress');
    return { id, name, cursor: '', done: count, total: count, at: instant(now) };
  });
  return {
    ...seed,
    rows: { ...seed.rows, ...rowsOf(facts, made), ...rowsOf(factProgress, done) },
    later: {
      tables: [factSums.name, factRanks.name, personDays.name],
      *make() {
        const { sums, ranks, days } = yield* sumsOf(made);
        return { ...rowsOf(factSums, sums), ...rowsOf(factRanks, ranks), ...rowsOf(personDays, days) };
      },
    },
  };
}
