/** The statement as rows of one list: a heading for each month, then its lines. Pure. */
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { monthHeading } from '#src/lib/longDates.ts';
import type { Place } from '#src/lib/dates.ts';
import type { StatementPage } from './wallet.queries.ts';

/** The other line of a reversal pair, if it was read. */
export interface Pair {
  readonly is: 'reversal' | 'reversed';
  readonly other: StatementLine | undefined;
}

/** A row of the list. */
export type StatementRow =
  | { readonly kind: 'month'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'line';
      readonly key: string;
      readonly line: StatementLine;
      /** Null for a line without a reversal. */
      readonly pair: Pair | null;
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

/** Unique lines under the months of the time zone, in the order given. */
export function statementRows(
  pages: readonly Pick<StatementPage, 'items'>[],
  place: Omit<Place, 'now'>,
): readonly StatementRow[] {
  const byId = new Map(pages.flatMap((page) => page.items.map((line) => [line.id, line] as const)));
  const lines = [...byId.values()];
  const reversals = new Map(
    lines.flatMap((line) => (line.reverses === null ? [] : [[line.reverses, line] as const])),
  );
  const pairOf = ({ id, reverses }: StatementLine): Pair | null => {
    if (reverses !== null) return { is: 'reversal', other: byId.get(reverses) };
    const other = reversals.get(id);
    return other === undefined ? null : { is: 'reversed', other };
  };
  const months = lines.map((line) => monthHeading(line.createdAt, place));
  return lines.flatMap((line, at): readonly StatementRow[] => {
    const label = months[at] ?? '';
    const isFirst = months[at - 1] !== label;
    const row: StatementRow = {
      kind: 'line',
      key: line.id,
      line,
      pair: pairOf(line),
      isFirst,
      isLast: months[at + 1] !== label,
    };
    return isFirst ? [{ kind: 'month', key: `month ${label}`, label }, row] : [row];
  });
}
