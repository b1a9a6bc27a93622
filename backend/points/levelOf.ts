/** The level of a person, by all points ever received, whether spent or not. */
import type { Level } from '#schema/points/levels.endpoints.ts';
import { spendingKinds, type MovementKind } from '#schema/points/points.rules.ts';
import { entries } from '../ledger/ledger.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { levels } from './points.tables.ts';

export type LevelRow = Row<typeof levels>;

/** A level without the address of its picture. */
export type PlacedLevel = Omit<Level, 'iconUrl'>;

/** All levels, the lowest first. */
export const levelRows = async (store: Store): Promise<readonly LevelRow[]> =>
  (await store.list(levels, { order: [['minPoints', 'asc']] })).rows;

/** Each level with its position and its maximum, which follows from the next level. */
export const levelsOf = (rows: readonly LevelRow[]): PlacedLevel[] =>
  rows.map((row, position) => {
    const next = rows[position + 1];
    return { ...row, position, maxPoints: next === undefined ? null : next.minPoints - 1 };
  });

const isSpending = (kind: MovementKind): boolean => spendingKinds.some((one) => one === kind);

/** The person's points, level and next level. */
export async function levelOf(
  store: Store,
  ownerId: string,
): Promise<{ earned: number; level: PlacedLevel | null; next: PlacedLevel | null }> {
  const sums = await store.tally(entries, {
    where: { ownerId, purse: 'redeem' },
    by: ['kind'],
    sum: 'amount',
  });
  const earned = sums.reduce((all, { kind, sum }) => (isSpending(kind) ? all : all + sum), 0);
  const all = levelsOf(await levelRows(store));
  return {
    earned,
    level: all.findLast(({ minPoints }) => minPoints <= earned) ?? null,
    next: all.find(({ minPoints }) => minPoints > earned) ?? null,
  };
}
