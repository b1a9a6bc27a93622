/** The lines behind a number: their values add up to it. */
import type { ChartDimension, FigureKind } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { FigureLine } from '#schema/analytics/analytics.shapes.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { facts } from '../facts/facts.tables.ts';
import type { Tag } from '../facts/measures.ts';
import { readWho } from '../facts/ranks.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { causeOf } from '../points/statement.lines.ts';
import { nextMonth } from '../kit/month.ts';
import type { Where } from '../store/port.ts';
import { expectDivision } from './chart.parts.ts';
import { isSum, peopleOf, sumRules, sumsOf, valueOf, type PeopleKind, type SumKind } from './figures.ts';
import { hasLines } from './overview.service.ts';
import { factsOf, readingOf, type Reading } from './reading.ts';
import { entriesOf, isOpenTo, linesWhere, ofPerson, openPage, type FactRow } from './transactions.service.ts';

interface Part {
  readonly by: ChartDimension | undefined;
  readonly key: string | undefined;
  readonly category: string | undefined;
}

/** Of a manager's people, or oneself, those who are in a place today: charts tell places apart in the same way. */
async function ownIdsIn(
  { context: { store }, ids }: Reading,
  by: 'department' | 'country',
  key: string,
): Promise<readonly string[]> {
  const column = by === 'department' ? 'departmentId' : 'countryId';
  const { rows } = await store.list(users, {
    columns: ['departmentId', 'countryId'],
    where: { id: { in: ids } },
  });
  const there = rows.filter((row) => (row[column] ?? '') === key).map(({ id }) => id);
  // All of them are in it: then the part is the whole, with those who were removed.
  return there.length === rows.length ? ids : there;
}

/** Narrows a reading to the part that a point of a chart shows. */
async function narrowed(
  reading: Reading<Context>,
  { by, key, category }: Part,
): Promise<{ readonly reading: Reading<Context>; readonly tag: Tag | null }> {
  const tag: Tag | null = category === undefined ? null : `category:${category}`;
  if (by === undefined || key === undefined) return { reading, tag };
  if (by === 'type' || by === 'value' || by === 'category') return { reading, tag: `${by}:${key}` };
  const { scope, ids, startDate, endDate } = reading;
  if (by === 'month' || by === 'day') {
    const isMonth = /^\d{4}-\d{2}$/.test(key);
    const from = isMonth ? `${key}-01` : key;
    const to = isMonth ? dayAfter(`${nextMonth(key)}-01`, -1) : key;
    return {
      reading: {
        ...reading,
        startDate: from < startDate ? startDate : from,
        endDate: to > endDate ? endDate : to,
      },
      tag,
    };
  }
  const departmentId = by === 'department' ? key : reading.departmentId;
  const countryId = by === 'country' ? key : reading.countryId;
  if (scope !== 'organization') {
    const there = await ownIdsIn(reading, by, key);
    return { reading: { ...reading, ids: there, facts: { kind: 'people', ids: there } }, tag };
  }
  return {
    reading: { ...reading, departmentId, countryId, facts: factsOf(scope, ids, departmentId, countryId) },
    tag,
  };
}

/** Facts of a reading; of an administrator who asked for one person, of that person. */
const linesOf = (reading: Reading): Where<FactRow> => ({
  ...linesWhere(reading),
  ...(reading.facts.kind === 'people' ? { personId: { in: reading.facts.ids } } : {}),
});

function whereOf(reading: Reading, kind: SumKind, tag: Tag | null): Where<FactRow> {
  const { measure, flows, tag: own } = sumRules[kind];
  const wanted = tag ?? own;
  return {
    ...linesOf(reading),
    measure,
    ...(wanted === null ? {} : { tags: { has: ` ${wanted} ` } }),
    ...(flows === null ? {} : { or: flows.map((flow) => ({ tags: { has: ` flow:${flow} ` } })) }),
  };
}

/** By post: who sent what was received, and the only person who received what was sent. */
async function otherSides(
  { store }: Pick<Context, 'store'>,
  measure: 'sent' | 'received',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (measure === 'received') {
    const { rows } = await store.list(posts, { columns: ['senderId'], where: { id: { in: ids } } });
    return new Map(rows.map(({ id, senderId }) => [id, senderId ?? '']));
  }
  const { rows } = await store.list(postReceivers, { where: { postId: { in: ids } } });
  const byPost = Map.groupBy(rows, ({ postId }) => postId);
  return new Map([...byPost].map(([id, some]) => [id, some.length === 1 ? (some[0]?.userId ?? '') : '']));
}

/** Lines as readers see them. */
async function viewsOf(context: Context, kind: SumKind, rows: readonly FactRow[]): Promise<FigureLine[]> {
  const { of, sign, measure } = sumRules[kind];
  const ids = rows.map(({ sourceId }) => sourceId);
  const { lines, other } = await entriesOf(context, measure === 'points' ? ids : []);
  const isPost = measure === 'sent' || measure === 'received';
  const others = isPost ? await otherSides(context, measure, ids) : new Map<string, string>();
  const otherOf = (row: FactRow): string => {
    const line = lines.get(row.sourceId);
    return (line === undefined ? others.get(row.sourceId) : other(line)) ?? '';
  };
  const people = await peopleById(context, [
    ...rows.flatMap(({ personId }) => (personId === '' ? [] : [personId])),
    ...rows.map(otherOf).filter((id) => id !== ''),
  ]);
  return rows.map((row) => {
    const line = lines.get(row.sourceId);
    return {
      id: row.id,
      day: row.day,
      user: people.get(row.personId) ?? null,
      counterpart: people.get(otherOf(row)) ?? null,
      value: sign * row[of],
      cause: isPost ? { kind: 'post', id: row.sourceId } : line?.transfer ? causeOf(line.transfer) : null,
    };
  });
}

/** How many lines a number has, from kept sums; each recognition or boost is one. */
async function countOf(reading: Reading, kind: SumKind, value: number): Promise<number> {
  const flows: readonly string[] | null = sumRules[kind].flows;
  if (flows === null) return value;
  const [rows = []] = await sumsOf(reading, { measure: 'points', part: 'flow' });
  return rows.reduce(
    (sum, { part, count }) => (flows.includes(part.slice('flow:'.length)) ? sum + count : sum),
    0,
  );
}

/** The next people who did it, by id. */
async function nextPeople(
  reading: Reading,
  measure: (typeof peopleOf)[PeopleKind],
  after: string,
  most: number,
): Promise<readonly string[]> {
  const { startDate, endDate } = reading;
  if (reading.scope === 'organization' && reading.facts.kind === 'all') {
    const known = await readWho(reading.context.store, { measure, startDate, endDate, after, most });
    if (known !== null) return known;
  }
  const all = await reading.context.store.tally(facts, {
    where: { ...linesOf(reading), measure },
    by: ['personId', 'tags'],
  });
  const open = all.filter((row) => row.personId > after && isOpenTo(reading, row));
  return [...new Set(open.map(({ personId }) => personId))].toSorted().slice(0, most);
}

/** One line for each person who did it; the cursor is the last person. */
async function peopleLines(
  reading: Reading<Context>,
  kind: Exclude<FigureKind, SumKind>,
  after: string,
  perPage: number,
) {
  const from = await nextPeople(reading, peopleOf[kind], after, perPage + 1);
  const page = from.slice(0, perPage);
  const people = await peopleById(reading.context, page);
  const items = page.map((id): FigureLine => ({
    id,
    day: reading.endDate,
    user: people.get(id) ?? null,
    counterpart: null,
    value: 1,
    cause: null,
  }));
  return { items, next: from.length > perPage ? (page.at(-1) ?? null) : null };
}

export const lineService: Pick<Service<typeof analyticsEndpoints>, 'figureLines'> = {
  async figureLines(context, { query }) {
    const { kind, by, category, userId, after, perPage } = query;
    // An address has no empty key: without one it is what has no department or country.
    const key = query.key ?? (by === 'department' || by === 'country' ? '' : undefined);
    const findings = new ValidationErrors(context.language);
    if ((by === undefined) !== (key === undefined)) findings.add(by === undefined ? 'by' : 'key', 'required');
    if (
      (by === 'month' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(key ?? '')) ||
      (by === 'day' && !/^\d{4}-\d{2}-\d{2}$/.test(key ?? ''))
    )
      findings.add('key', 'format');
    findings.throwIfAny();
    expectDivision(context, {
      kind,
      ...(by === undefined ? {} : { by }),
      ...(category === undefined ? {} : { category }),
    });
    // A person's figures are theirs in every department, as in a rank.
    const places = userId === undefined ? {} : { departmentId: undefined, countryId: undefined };
    const asked = { ...query, ...places, kinds: [kind] };
    const whole = ofPerson(await readingOf(context, asked), userId);
    const { reading, tag } = await narrowed(whole, { by, key, category });
    if (!hasLines(reading, kind))
      throw domainError('forbidden', context.language, [reason('kind', 'analytics_lines', context.language)]);
    const value =
      (await valueOf(reading, kind, { scope: [reading.facts], withheld: null }, { tag })).value ?? 0;
    const { about } = reading;
    if (!isSum(kind))
      return { about, value, lines: value, ...(await peopleLines(reading, kind, after ?? '', perPage)) };
    const { items, next } = await openPage(reading, whereOf(reading, kind, tag), { page: 1, perPage, after });
    return {
      about,
      items: await viewsOf(context, kind, items),
      next,
      value,
      lines: await countOf(reading, kind, value),
    };
  },
};
