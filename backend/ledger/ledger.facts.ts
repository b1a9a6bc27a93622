/** What the entries of the ledger count as: those of people's wallets, and of the budget. */
import type { Happened } from '../facts/write.ts';
import type { Tag } from '../facts/measures.ts';
import type { Row } from '../store/table.ts';
import type { entries } from './ledger.tables.ts';

/** An entry with what its transfer says about it. */
export interface CountedEntry {
  readonly entry: Pick<Row<typeof entries>, 'id' | 'ownerId' | 'purse' | 'kind' | 'amount' | 'createdAt'>;
  /** Who gave or got what came from or went into the budget. */
  readonly otherId: string | null;
  /** It belongs to a recognition outside the feed. */
  readonly isPrivate: boolean;
}

/** The wallets that are counted. */
export const countedPurses = ['give', 'redeem', 'budget'] as const;
const isCounted = (purse: string): boolean => countedPurses.some((one) => one === purse);

/** The tags of an entry: its wallet with its kind, the same with its size, and whether it is private. */
function tagsOf({ entry: { purse, kind, amount }, isPrivate }: CountedEntry): readonly Tag[] {
  const flow = `${purse}-${kind}`;
  return [
    `flow:${flow}`,
    `size:${flow}-${Math.abs(amount)}`,
    ...(isPrivate ? [`hidden:${flow}` as const] : []),
  ];
}

/** One for each counted entry; the budget counts in the department of the receiver. */
export const pointsHappened = (counted: readonly CountedEntry[]): readonly Happened[] =>
  counted
    .filter(({ entry: { purse } }) => isCounted(purse))
    .map((one) => ({
      measure: 'points',
      personId: one.entry.ownerId === '' ? null : one.entry.ownerId,
      placeOf: one.otherId,
      tags: tagsOf(one),
      count: 1,
      amount: one.entry.amount,
      sourceId: one.entry.id,
      at: one.entry.createdAt,
    }));
