/** The facts of an organisation's rows, counted as the backend counts them, and their sums: made when they are read. */
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
import { compareValues } from '#backend/store/order.ts';
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
function* happenedIn({ rows }: OrgSeed, timezone: string): Parts<readonly Happened[]> {
  const all = <T extends Table>(table: T): readonly Row<T>[] =>
    (rows[table.name] ?? []).map((row) => typedRow(table, row));
  const moved = byId(all(transfers));
  yield;
  const told = byId(all(posts));
  yield;
  const kinds = byId(all(recognitionTypes));
  const hidden = new Set<string | null>();
  for (const { id, isPrivate } of told.values()) if (isPrivate) hidden.add(id);
  const typeOfTag = new Map(
    all(postTypes).flatMap(({ id, recognitionTypeId }) => {
      const type = kinds.get(recognitionTypeId);
      return type === undefined ? [] : [[id, type] as const];
    }),
  );
  const receiversOf = Map.groupBy(all(postReceivers), ({ postId }) => postId);
  yield;
  const happened: Happened[] = [];
  const lines = all(entries);
  for (let from = 0; from < lines.length; from += partOf) {
    const some = lines.slice(from, from + partOf);
    happened.push(
      ...entriesCounted(
        some.map((entry) => ({ entry, transfer: moved.get(entry.transferId) ?? null })),
        hidden,
      ),
    );
    yield;
  }
  const counting = [...told.values()].filter(isCountedPost);
  for (let from = 0; from < counting.length; from += partOf) {
    for (const post of counting.slice(from, from + partOf))
      happened.push(...postHappened(post, receiversOf.get(post.id) ?? [], typeOfTag, post.createdAt));
    yield;
  }
  happened.push(
    ...boostsCounted(all(boosts).map((boost) => ({ ...boost, post: told.get(boost.postId) ?? null }))),
  );
  yield;
  happened.push(...actsOfSeed(all, timezone));
  yield;
  return happened;
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

/** Grouped by measure: in this order, building the common index needs no sorting. */
const inOrder = (happened: readonly Happened[]): readonly Happened[] =>
  [...Map.groupBy(happened, ({ measure }) => measure)]
    .sort(([one], [other]) => compareValues(one, other))
    .flatMap(([, ofMeasure]) => ofMeasure);

type SessionsOf = (places: ReadonlyMap<string, Place>) => Parts<readonly Fact[]>;

/** Generates the facts; each time the same. */
function* factsIn(seed: OrgSeed, number: number, sessions: SessionsOf | undefined): Parts<readonly Fact[]> {
  const newId = idsOf(number);
  const timezone = String(seed.rows[organizations.name]?.[0]?.['timezone']);
  const dayOf = hourly(daysOf(timezone));
  const places = placesIn(seed);
  const happened = inOrder(yield* happenedIn(seed, timezone));
  const made: Fact[] = [];
  for (let from = 0; from < happened.length; from += partOf) {
    const some = happened.slice(from, from + partOf);
    made.push(...factRows(some, { dayOf, places, newId: () => newId('facts'), folded: 1 }));
    yield;
  }
  if (sessions !== undefined) for (const fact of yield* sessions(places)) made.push(fact);
  return made;
}

/**
 * The organisation with facts, sessions included, that are generated at their first use, and sums that are generated when
 * they are first read. `number` is part of the ids.
 */
export function counted(
  seed: OrgSeed,
  { number, now }: { readonly number: number; readonly now: number },
  sessions?: SessionsOf,
): OrgSeed {
  const newId = idsOf(number);
  const done = pastRows.map((name) => {
    const count = seed.rows[name]?.length ?? 0;
    const id = newId('fact_progress');
    return { id, name, cursor: '', done: count, total: count, at: instant(now) };
  });
  let made: readonly Fact[] | undefined;
  // Facts and sums can be generated at the same time, by different reads.
  const known = function* (): Parts<readonly Fact[]> {
    return (made ??= yield* factsIn(seed, number, sessions));
  };
  return {
    ...seed,
    rows: { ...seed.rows, ...rowsOf(factProgress, done) },
    later: [
      {
        tables: [facts.name],
        *make() {
          return rowsOf(facts, yield* known());
        },
      },
      {
        tables: [factSums.name, factRanks.name, personDays.name],
        *make() {
          const { sums, ranks, days } = yield* sumsOf(yield* known());
          return { ...rowsOf(factSums, sums), ...rowsOf(factRanks, ranks), ...rowsOf(personDays, days) };
        },
      },
    ],
  };
}
