/**
 * Everything that each role can read of the product, asked in two worlds in which two people have exchanged what they alone know:
 * their moods, the days on which they came in, and whether they answered anonymous surveys. Each has a department for
 * themself, so an answer that is about fewer people than promised differs.
 */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sessionFact } from '#backend/facts/sessions.ts';
import { nowhere, type Fact, type Place } from '#backend/facts/write.ts';
import { users } from '#backend/people/users.tables.ts';
import { typedRow } from '#backend/store/row.ts';
import type { OrgSeed, RowsByTable } from '#backend/store/seed.ts';
import type { Row as StoredRow, Table } from '#backend/store/table.ts';
import { surveyInvitations } from '#backend/surveys/surveys.tables.ts';
import { moods, moodShares, moodSums, moodWeeks } from '#backend/wellbeing/wellbeing.tables.ts';
import { instant } from '#mock/world/calendar.ts';
import type { Parts } from '#mock/world/parts.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { counted } from '#mock/world/seeds/facts.seed.ts';
import { allRows } from '#schema/contract.ts';
import { isWrite, pathOf, type Row } from '#schema/kit/endpoint.ts';
import { jsonSchema } from '#schema/kit/openapi.ts';
import { roles } from '#schema/permissions.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { moodCodes, openWeekAt, type MoodCode } from '#schema/wellbeing/moods.rules.ts';
import { callerOf, permissionOf, personOf, routeOf } from '../contract/calls.ts';
import { knownOf, sampleOf, type AllKnown } from '../contract/samples.ts';
import { walkedElsewhere, type Sample } from '../contract/samples/known.ts';
import { aStillHome, type StillHome } from '../contract/still.ts';
import { noon } from '../support/deployment.ts';
import { isWhole, seed } from '../support/trials.ts';

const dayMs = 86_400_000;
const rowsOf = <T extends Table>({ rows }: OrgSeed, table: T): readonly StoredRow<T>[] =>
  (rows[table.name] ?? []).map((row) => typedRow(table, { ...row }));
// A credential is signed with a new number each time.
const reads = allRows.filter(
  ({ row, operation }) =>
    !isWrite(row) && !walkedElsewhere.includes(operation) && pathOf(row) !== '/credential/{id}',
);
const [aurora, ...others] = smallWorld({ now: noon, passwordHash: 'plain:aplauso-demo' });
if (aurora === undefined) throw new Error('the small world has an organisation');

/** Who asks; outside a release those who may read most. */
const readers = isWhole ? roles : (['manager', 'admin'] as const);
const personas = new Set(roles.map((role) => personOf(role)));
const people = rowsOf(aurora, users).filter(({ active, departmentId }) => active && departmentId !== null);
/** People with a department of their own, whom no persona leads. */
const alone = people.filter(
  ({ id, email, departmentId }) =>
    !personas.has(email) && people.every((one) => one.id === id || one.departmentId !== departmentId),
);

/** Who is whom; the same person outside an exchange. */
type Swap = (id: string) => string;
const exchange =
  (one: string, other: string): Swap =>
  (id) =>
    id === one ? other : id === other ? one : id;

/** What happens to somebody else in both worlds. */
const events = {
  'as it is': (person: StoredRow<typeof users>) => person,
  'after somebody left': (person) => ({ ...person, active: false }),
  'after somebody moved': (person) => ({ ...person, departmentId: alone[0]?.departmentId ?? null }),
  'after somebody joined': (person) => ({ ...person, createdAt: new Date(noon - dayMs).toISOString() }),
} satisfies Record<string, (person: StoredRow<typeof users>) => StoredRow<typeof users>>;

const weekCount = 4;
/** The mood that a person alone knows of, by the place of the week before the open one. */
function moodsOf(
  swap: Swap,
): readonly { readonly userId: string; readonly back: number; readonly mood: MoodCode }[] {
  const random = seededRandom(`moods ${seed}`);
  return people.flatMap(({ id }) =>
    Array.from({ length: weekCount }, (_, back) => ({
      userId: swap(id),
      back,
      mood: moodCodes[random.whole(0, moodCodes.length - 1)] ?? 'okay',
    })),
  );
}

/** Moods, the sums of the open week, and the weeks that are over: each department alone if the rule is switched off. */
function moodRows(swap: Swap, homes: ReadonlyMap<string, string>, isOff: boolean): RowsByTable {
  const at = instant(noon);
  const open = openWeekAt(at);
  const known = moodsOf(swap).map((one) => {
    const week = dayAfter(open, -7 * one.back);
    return { ...one, week, departmentId: homes.get(one.userId) ?? '' };
  });
  const tallyOf = (some: typeof known) => {
    const counts: Record<string, number> = {};
    for (const { mood } of some) counts[mood] = (counts[mood] ?? 0) + 1;
    return { n: some.length, counts };
  };
  const blocksOf = (some: typeof known) => ({
    departmentIds: [...new Set(some.map(({ departmentId }) => departmentId))],
    isShown: true,
    tally: tallyOf(some),
  });
  const byPlace = (some: typeof known) => [...Map.groupBy(some, ({ departmentId }) => departmentId).values()];
  const now = known.filter(({ back }) => back === 0);
  return {
    [moods.name]: known.map(({ userId, week, mood, back }) => {
      const own = { id: `mood ${back} ${userId}`, userId, day: week, mood, note: null };
      return { ...own, chosenAt: at, createdAt: at };
    }),
    [moodShares.name]: now.map(({ userId, week, departmentId, mood }) => ({
      id: `share ${userId}`,
      week,
      userId,
      departmentId,
      mood,
    })),
    [moodSums.name]: byPlace(now).flatMap((some) =>
      Object.entries(tallyOf(some).counts).map(([mood, count]) => {
        const departmentId = some[0]?.departmentId ?? '';
        return { id: `sum ${departmentId} ${mood}`, week: open, departmentId, mood, people: count };
      }),
    ),
    [moodWeeks.name]: Array.from({ length: weekCount - 1 }, (_, place) => {
      const ofWeek = known.filter(({ back }) => back === place + 1);
      const week = dayAfter(open, -7 * (place + 1));
      const blocks = isOff ? byPlace(ofWeek).map(blocksOf) : [blocksOf(ofWeek)];
      return { id: `week ${week}`, week, threshold: 5, blocks, closedAt: at };
    }),
  };
}

/** Days on which people came in: most of four months, so that they are enough in each, and each person has others. */
function* sessionsOf(swap: Swap, places: ReadonlyMap<string, Place>): Parts<readonly Fact[]> {
  const random = seededRandom(`sessions ${seed}`);
  yield;
  return Array.from({ length: 120 }, (_, back) => new Date(noon - back * dayMs).toISOString().slice(0, 10))
    .flatMap((day) =>
      people.flatMap(({ id }) => {
        const count = random.whole(1, 3);
        return random.chance(0.6) ? [{ day, count, personId: swap(id) }] : [];
      }),
    )
    .map((one, at) => sessionFact(one, places.get(one.personId) ?? nowhere, at, 1));
}

/** A world in which people have exchanged their secrets. */
function worldOf(swap: Swap, event: keyof typeof events, third: string, isOff: boolean): readonly OrgSeed[] {
  if (aurora === undefined) return [];
  const staff = rowsOf(aurora, users).map((row) => (row.id === third ? events[event](row) : row));
  const homes = new Map(people.map(({ id, departmentId }) => [id, departmentId ?? '']));
  const invitations = rowsOf(aurora, surveyInvitations);
  const known = new Map(invitations.map((row) => [`${row.surveyId} ${row.userId}`, row]));
  const changed = {
    ...aurora,
    rows: {
      ...aurora.rows,
      [users.name]: staff,
      ...moodRows(swap, homes, isOff),
      [surveyInvitations.name]: invitations.map((row) => {
        const from = known.get(`${row.surveyId} ${swap(row.userId)}`);
        // What was paid is in the ledger, and only people of one cell are counted together.
        const isAlike = from?.cellId === row.cellId && from.paid === row.paid;
        return isAlike ? { ...row, answered: from.answered } : row;
      }),
    },
  };
  return [counted(changed, { number: 1, now: noon }, (places) => sessionsOf(swap, places)), ...others];
}

const Choices = z.object({ enum: z.optional(z.array(z.string())) });
/** The searches of a read: its sample, and one for each department, day and word that its query can have. */
function searchesOf(row: Row, { search = '' }: Sample, departments: readonly string[]): readonly string[] {
  const found = new Set([search]);
  const properties: Readonly<Record<string, unknown>> =
    row.query === undefined
      ? {}
      : z.parse(z.record(z.string(), z.unknown()), jsonSchema(row.query, 'input')['properties'] ?? {});
  const words = Object.entries(properties).flatMap(([name, schema]) => {
    const { data } = z.safeParse(Choices, schema);
    return (data?.enum ?? []).map((word) => [name, word] as const);
  });
  const inside = Object.keys(properties)
    .filter((name) => name.startsWith('department'))
    .flatMap((name) => departments.map((id) => [name, id] as const));
  const withBoth = (pairs: readonly (readonly [string, string])[]): string => {
    const all = new URLSearchParams(search);
    for (const [name, value] of pairs) all.set(name, value);
    return `?${all}`;
  };
  for (const word of words) found.add(withBoth([word]));
  for (const place of inside) {
    found.add(withBoth([place]));
    if (isWhole) for (const word of words) found.add(withBoth([place, word]));
  }
  return [...found];
}

/** All answers of a world, by who asked what. */
async function answersOf(
  world: readonly OrgSeed[],
  pair: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const home: StillHome = await aStillHome('tab', { world });
  try {
    const known: AllKnown = await knownOf(home, 'aurora');
    const departments = alone.flatMap(({ id, departmentId }) =>
      pair.includes(id) ? (departmentId ?? []) : [],
    );
    const answers = new Map<string, string>();
    for (const { operation, row } of reads) {
      const sample = sampleOf(operation, known);
      const callers =
        permissionOf(row) === undefined
          ? [callerOf(row, sample)]
          : readers.map((role) => ({ as: personOf(role) }));
      const paths = [sample.params, ...pair.map((id) => ({ ...sample.params, id }))].filter(
        (params, at) => at === 0 || (sample.params?.['id'] !== undefined && params !== undefined),
      );
      for (const params of paths)
        for (const search of searchesOf(row, sample, departments)) {
          const route = routeOf(row, { ...sample, ...(params === undefined ? {} : { params }), search });
          for (const caller of callers) {
            const body = sample.body === undefined ? {} : { body: sample.body };
            const { status, text } = await home.outcomeOf(() => home.rest(route, { ...caller, ...body }));
            answers.set(`${'as' in caller ? caller.as : 'a key'}: ${route}`, `${status} ${text}`);
          }
        }
    }
    return answers;
  } finally {
    home.close();
  }
}

/** What differs when two people exchange their secrets. */
async function found(event: keyof typeof events, isOff = false): Promise<readonly string[]> {
  const random = seededRandom(`every read ${seed} ${event}`);
  const [one = '', other = '', third = ''] = random.shuffle(alone.slice(1).map(({ id }) => id));
  const [before, after] = [
    await answersOf(
      worldOf((id) => id, event, third, isOff),
      [one, other],
    ),
    await answersOf(worldOf(exchange(one, other), event, third, isOff), [one, other]),
  ];
  expect(after.size).toBe(before.size);
  expect([...before.values()].filter((answer) => answer.startsWith('2')).length).toBeGreaterThan(
    reads.length,
  );
  return [...before].flatMap(([call, answer]) => (after.get(call) === answer ? [] : [call]));
}

const usual = ['after somebody left'] as const;
it.each(isWhole ? (Object.keys(events) as (keyof typeof events)[]) : usual)(
  // the keys of a literal
  'nobody can read which of two people had which mood, came in or answered, %s',
  async (event) => {
    expect(await found(event)).toEqual([]);
  },
  600_000,
);

it.runIf(isWhole)(
  'the reads differ where the weeks of moods are shown for each department alone',
  async () => {
    expect(await found('as it is', true)).not.toEqual([]);
  },
  600_000,
);
