/** The statement as rows of one list: a heading for each month, then its lines; pure, so that grouping is tested without a page. */
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import type { Language } from '#schema/limits.ts';
import { monthHeading } from '#src/lib/longDates.ts';
import type { StatementPage } from './points.queries.ts';

/** A row of the list. */
export type StatementRow =
  | { readonly kind: 'month'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'line';
      readonly key: string;
      readonly line: StatementLine;
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

/** Lines once each, under the months of the reader's own time zone, in the order given. */
export function statementRows(
  pages: readonly Pick<StatementPage, 'items'>[],
  language: Language,
): readonly StatementRow[] {
  const lines = [
    ...new Map(pages.flatMap((page) => page.items.map((line) => [line.id, line] as const))).values(),
  ];
  const months = lines.map((line) => monthHeading(line.createdAt, { language }));
  return lines.flatMap((line, at): readonly StatementRow[] => {
    const label = months[at] ?? '';
    const isFirst = months[at - 1] !== label;
    const row: StatementRow = { kind: 'line', key: line.id, line, isFirst, isLast: months[at + 1] !== label };
    return isFirst ? [{ kind: 'month', key: `month ${label}`, label }, row] : [row];
  });
}
