/** Horizontal bars of amounts from zero, each with its number: what was most, and by how much. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { BarRows } from './BarRows.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { Figure, PlotProps } from './plot.shape.ts';
import { usePlotWords } from './usePlotWords.ts';

/** An amount; a withheld one keeps its row, without a bar. */
export interface Amount {
  readonly id: string;
  readonly label: string;
  readonly figure: Figure;
}

export interface AmountRowsProps extends PlotProps {
  /** In the order to be shown; amounts are not negative. */
  readonly rows: readonly Amount[];
  /** Heads of the table. */
  readonly names: { readonly row: string; readonly value: string };
}

/** Further rows are in the table alone. */
const mostRows = 10;

/** The longest bar is the highest amount, and all begin at zero. */
export function AmountRows({ rows, names, ...frame }: AmountRowsProps): ReactElement {
  const { t } = useLingui();
  const { title, facts } = frame;
  const words = usePlotWords(facts);
  const amountOf = ({ figure }: Amount): number | null => (typeof figure === 'object' ? figure.value : null);
  const most = Math.max(1, ...rows.map((row) => amountOf(row) ?? 0));
  const first = rows.find((row) => amountOf(row) === most);
  const named = first?.label ?? '';
  const value = words.text(most, 'count');
  const rest = rows.length - mostRows;
  return (
    <PlotFrame
      {...frame}
      table={{
        columns: [
          { header: names.row, unit: null },
          { header: names.value, unit: 'count' },
        ],
        ids: rows.map(({ id }) => id),
        rows: rows.map((row) => [row.label, amountOf(row) ?? words.figure(row.figure, 'count')]),
      }}
    >
      <BarRows
        label={
          first === undefined ? `${title}: ${words.none}.` : t`${title}: lo más alto es ${named}, ${value}.`
        }
        title={title}
        onPart={frame.onPart}
        rows={rows.slice(0, mostRows).map((row) => {
          const amount = amountOf(row);
          return {
            id: row.id,
            label: row.label,
            percent: amount === null ? null : (amount / most) * 100,
            figure:
              amount === null ? (row.figure === 'none' ? words.none : null) : words.text(amount, 'count'),
            detail: row.figure === 'withheld' ? words.withheld : '',
          };
        })}
      />
      {rest > 0 ? <p className="text-small text-soft">{t`Y ${rest} más, en la tabla.`}</p> : null}
    </PlotFrame>
  );
}
