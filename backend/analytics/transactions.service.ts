/** The ledger as a table: movements of points in the accounts of people and in the budget, newest first. */
import {
  analyticsWallets,
  channelOf,
  type AnalyticsWallet,
  type Channel,
} from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Transaction } from '#schema/analytics/analytics.shapes.ts';
import { movementKinds, spendingKinds, type MovementKind } from '#schema/points/points.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { growingPageFrom, type From } from '../http/pages.ts';
import { facts } from '../facts/facts.tables.ts';
import { entries } from '../ledger/ledger.tables.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments } from '../people/users.tables.ts';
import { causeOf, counterpartsOf, withTransfer, type Line } from '../points/statement.lines.ts';
import type { Order, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { sumsOf } from './figures.ts';
import { readingOf, type Asking, type Reading } from './reading.ts';

export type FactRow = Row<typeof facts>;

/** The facts that a reader may read line by line: of a manager's people neither spending nor private recognitions. */
export const linesWhere = ({
  scope,
  ids,
  departmentId,
  countryId,
  startDate,
  endDate,
}: Reading): Where<FactRow> => ({
  gone: false,
  day: { gte: startDate, lt: dayAfter(endDate, 1) },
  ...(scope === 'organization' ? {} : { personId: { in: ids } }),
  ...(departmentId === null ? {} : { departmentId }),
  ...(countryId === null ? {} : { countryId }),
});
export const isOpenTo = ({ scope }: Reading, { tags }: Pick<FactRow, 'tags'>): boolean =>
  scope !== 'people' || !tags.includes(' hidden:');

const newestFirst = [
  ['day', 'desc'],
  ['id', 'desc'],
] as const satisfies Order<FactRow>;

/** A page of the facts that a reader may read: it is full however many private ones lie between, and none comes twice. */
export async function openPage(reading: Reading, where: Where<FactRow>, from: From) {
  const { context, scope } = reading;
  const read = (at: From) => growingPageFrom(context, facts, { where, order: newestFirst }, at, 1);
  if (scope !== 'people') return read(from);
  const { page, perPage, after } = from;
  // Before a numbered page lie more facts than lines, so a manager's pages are walked from the first one.
  const wanted = after === undefined ? page * perPage : perPage;
  const items: FactRow[] = [];
  let next = after ?? null;
  do {
    const at = { page: 1, perPage: wanted - items.length, ...(next === null ? {} : { after: next }) };
    const found = await read(at);
    items.push(...found.items.filter((row) => isOpenTo(reading, row)));
    next = found.next;
  } while (next !== null && items.length < wanted);
  return { items: items.slice(wanted - perPage), next };
}

/** Entries of facts with their causes and the other side, by id. */
export async function entriesOf(
  { store }: Pick<Context, 'store'>,
  ids: readonly string[],
): Promise<{ readonly lines: ReadonlyMap<string, Line>; readonly other: (line: Line) => string | null }> {
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await store.list(entries, { where: { id: { in: ids } }, with: withTransfer });
  return { lines: new Map(rows.map((row) => [row.id, row])), other: await counterpartsOf(store, rows) };
}

const isPurse = (purse: string): purse is AnalyticsWallet => analyticsWallets.some((one) => one === purse);

interface Filter {
  readonly kind?: MovementKind | undefined;
  readonly channel?: Channel | undefined;
  readonly purse?: AnalyticsWallet | undefined;
}

/** The flows of a filter that a reader may see; null for all. */
function flowsOf({ scope }: Reading, { kind, channel, purse }: Filter): readonly string[] | null {
  if (kind === undefined && channel === undefined && purse === undefined && scope !== 'people') return null;
  const held: readonly MovementKind[] = scope === 'people' ? spendingKinds : [];
  return analyticsWallets
    .filter((one) => purse === undefined || one === purse)
    .flatMap((one) =>
      movementKinds
        .filter((each) => kind === undefined || each === kind)
        .filter((each) => channel === undefined || channelOf[each] === channel)
        .filter((each) => !held.includes(each))
        .map((each) => `flow:${one}-${each}`),
    );
}

async function viewsOf(context: Context, rows: readonly FactRow[]): Promise<Transaction[]> {
  const { lines, other } = await entriesOf(
    context,
    rows.map(({ sourceId }) => sourceId),
  );
  const people = await peopleById(context, [
    ...rows.flatMap(({ personId }) => (personId === '' ? [] : [personId])),
    ...[...lines.values()].flatMap((line) => other(line) ?? []),
  ]);
  const { rows: known } = await context.store.list(departments);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const line = lines.get(row.sourceId);
    if (line === undefined || !isPurse(line.purse)) return [];
    return [
      {
        id: line.id,
        day: row.day,
        createdAt: line.createdAt,
        user: people.get(row.personId) ?? null,
        department:
          row.departmentId === ''
            ? null
            : { id: row.departmentId, name: names.get(row.departmentId) ?? null },
        purse: line.purse,
        kind: line.kind,
        channel: channelOf[line.kind],
        amount: line.amount,
        counterpart: people.get(other(line) ?? '') ?? null,
        cause: line.transfer === null ? null : causeOf(line.transfer),
        note: line.transfer?.note ?? '',
        isReversal: (line.transfer?.reverses ?? null) !== null,
      },
    ];
  });
}

/** Lines and sum of the whole selection, from kept sums. */
async function sumOf(reading: Reading, flows: readonly string[] | null) {
  const [rows = []] = await sumsOf(reading, { measure: 'points', part: 'flow' });
  const chosen = rows.filter(({ part }) => flows === null || flows.includes(part));
  return {
    lines: chosen.reduce((total, { count }) => total + count, 0),
    sum: chosen.reduce((total, { amount }) => total + amount, 0),
  };
}

/** Narrows a reading to one person; 404 for one whose movements the reader may not see. */
export function ofPerson<C extends Asking>(reading: Reading<C>, userId: string | undefined): Reading<C> {
  if (userId === undefined) return reading;
  if (reading.scope !== 'organization' && !reading.ids.includes(userId))
    throw domainError('not_found', reading.context.language);
  return { ...reading, ids: [userId], facts: { kind: 'people', ids: [userId] } };
}

export const transactionService: Pick<Service<typeof analyticsEndpoints>, 'transactions'> = {
  async transactions(context, { body }) {
    const { userId, kind, channel, purse, page, perPage, after } = body;
    const reading = ofPerson(await readingOf(context, body), userId);
    const flows = flowsOf(reading, { kind, channel, purse });
    const isPlaced = userId !== undefined && (reading.departmentId !== null || reading.countryId !== null);
    const where: Where<FactRow> = {
      measure: 'points',
      ...linesWhere(reading),
      ...(userId === undefined ? {} : { personId: userId }),
      ...(flows === null ? {} : { or: flows.map((flow) => ({ tags: { has: ` ${flow} ` } })) }),
    };
    const { items, next } = await openPage(reading, where, { page, perPage, after });
    // A person in one department: few rows, and no sum is kept of both.
    const [counted] = isPlaced ? await context.store.tally(facts, { where, sum: 'amount' }) : [];
    return {
      about: reading.about,
      items: await viewsOf(context, items),
      next,
      ...(counted === undefined ? await sumOf(reading, flows) : { lines: counted.count, sum: counted.sum }),
    };
  },
};
