/** Reports about points: outgoing entries, and use by department. */
import type { DepartmentUse, pointAdminEndpoints } from '#schema/points/admin.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { spendingKinds, type MovementKind } from '#schema/points/points.rules.ts';
import type { Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { entries } from '../ledger/ledger.tables.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';
import { createdWithin } from '../organization/days.ts';
import { counterpartsOf, withTransfer } from './statement.lines.ts';

/** Kinds that add to the balance to give, except recognitions. */
const incoming: readonly MovementKind[] = ['allowance', 'extra', 'transfer', 'request'];
const spending: readonly MovementKind[] = spendingKinds;

type Sums = Pick<DepartmentUse, 'received' | 'given' | 'expired' | 'earned' | 'redeemed'>;

const nothing: Sums = { received: 0, given: 0, expired: 0, earned: 0, redeemed: 0 };

/** The sum in which an entry counts, and the sign of its amount there. */
function columnOf(purse: string, kind: MovementKind): readonly [keyof Sums, 1 | -1] {
  if (purse === 'redeem') return spending.includes(kind) ? ['redeemed', -1] : ['earned', 1];
  if (kind === 'expiry') return ['expired', -1];
  return incoming.includes(kind) ? ['received', 1] : ['given', -1];
}

export const reportService: Service<Pick<typeof pointAdminEndpoints, 'outputs' | 'departmentUse'>> = {
  async outputs(context, { body }) {
    const { store } = context;
    const { departmentId, page } = body;
    const people =
      departmentId === undefined ? undefined : (await store.list(users, { where: { departmentId } })).rows;
    const where = {
      ...(await createdWithin(context, body)),
      ownerId: people === undefined ? { ne: '' } : { in: people.map(({ id }) => id) },
      amount: { lt: 0 },
      // Recognitions that are taken back reduce the balance to redeem, but their receivers did not spend these points.
      or: [{ purse: 'give' as const }, { purse: 'redeem' as const, kind: { in: spendingKinds } }],
    };
    const { items, pagination } = await pageFrom(
      store,
      entries,
      { where, order: [['createdAt', 'desc']], with: withTransfer },
      { page, perPage: pageSize.default },
    );
    const totals = await store.tally(entries, { where, by: ['kind'], sum: 'amount' });
    const other = await counterpartsOf(store, items);
    const known = await peopleById(
      context,
      items.flatMap((line) => [line.ownerId, ...(other(line) === null ? [] : [other(line) ?? ''])]),
    );
    return {
      pagination,
      totals: totals.map(({ kind, sum }) => ({ kind, points: -sum })),
      items: items.flatMap((line) => {
        const user = known.get(line.ownerId);
        if (user === undefined) return [];
        const { id, kind, amount, createdAt } = line;
        const purse = line.purse === 'give' ? ('give' as const) : ('redeem' as const);
        const counterpart = known.get(other(line) ?? '') ?? null;
        const note = line.transfer?.note ?? '';
        return [{ id, user, purse, kind, amount: -amount, counterpart, note, createdAt }];
      }),
    };
  },

  async departmentUse(context, { query }) {
    const { store } = context;
    const within = await createdWithin(context, query);
    const lines = await store.tally(entries, {
      where: { ...within, ownerId: { ne: '' } },
      by: ['ownerId', 'purse', 'kind'],
      sum: 'amount',
    });
    const { rows: people } = await store.list(users);
    const { rows: named } = await store.list(departments);
    const moved = new Set(lines.map(({ ownerId }) => ownerId));
    const departmentOf = new Map(people.map(({ id, departmentId }) => [id, departmentId]));
    const sums = new Map<string | null, Sums>();
    for (const { ownerId, purse, kind, sum } of lines) {
      const department = departmentOf.get(ownerId) ?? null;
      const [column, sign] = columnOf(purse, kind);
      const before = sums.get(department) ?? nothing;
      sums.set(department, { ...before, [column]: before[column] + sign * sum });
    }
    // Former people count if they moved points, so that the rows add up to the total.
    const counted = people.filter(
      ({ id, active, userType }) => moved.has(id) || (active && userType !== 'external'),
    );
    const rows = [...named.map(({ id, name }) => ({ id, name })), { id: null, name: null }].flatMap(
      ({ id, name }) => {
        const count = counted.filter(({ departmentId }) => departmentId === id).length;
        if (count === 0) return [];
        const { received, given, expired, earned, redeemed } = sums.get(id) ?? nothing;
        // More may be taken back in these days than was moved in them.
        const least = (points: number): number => Math.max(0, points);
        return [
          {
            departmentId: id,
            name,
            people: count,
            received: least(received),
            given: least(given),
            expired: least(expired),
            earned: least(earned),
            redeemed: least(redeemed),
          },
        ];
      },
    );
    return rows.toSorted((one, other) => {
      if (one.name === null || other.name === null) return one.name === null ? 1 : -1;
      return (
        one.name.localeCompare(other.name, 'es') ||
        (one.departmentId ?? '').localeCompare(other.departmentId ?? '')
      );
    });
  },
};
