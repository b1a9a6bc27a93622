/** Horizontal bars per group, each against its own total: who answered of those who were invited. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { BarRows, type Reference } from './BarRows.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps } from './plot.shape.ts';
import { barsTable, percentOf, type BarRow } from './tables.ts';
import { usePlotWords } from './usePlotWords.ts';

export interface BarsAgainstProps extends PlotProps {
  /** In the order to be shown. */
  readonly rows: readonly BarRow[];
  /** Heads of the columns with part and total. */
  readonly names: { readonly value: string; readonly total: string };
  /** A percentage that all groups are compared with, such as the whole organisation's. */
  readonly reference?: Reference | undefined;
}

/** The numbers are beside each bar: "42 de 50, 84 %". */
export function BarsAgainst({ rows, names, reference, ...frame }: BarsAgainstProps): ReactElement {
  const { t } = useLingui();
  const { title } = frame;
  const words = usePlotWords();
  const { text } = words;
  const known = rows
    .flatMap((row) => {
      const percent = percentOf(row);
      return percent === null ? [] : [{ label: row.label, percent }];
    })
    .toSorted((a, b) => a.percent - b.percent);
  const [low, high] = [known[0], known.at(-1)];
  const summary = (): string => {
    if (low === undefined || high === undefined) return `${title}: ${words.none}.`;
    const [least, most] = [text(low.percent, 'percent'), text(high.percent, 'percent')];
    const [lowest, highest] = [low.label, high.label];
    return t`${title}: de ${least} en ${lowest} a ${most} en ${highest}.`;
  };
  const drawn = rows.map((row) => {
    const percent = percentOf(row);
    const total = text(row.total, 'count');
    if (row.value === 'withheld')
      return { id: row.id, label: row.label, percent, figure: null, detail: words.withheld };
    const value = text(row.value, 'count');
    return {
      id: row.id,
      label: row.label,
      percent,
      figure: percent === null ? words.none : text(percent, 'percent'),
      detail: t`${value} de ${total}`,
    };
  });
  return (
    <PlotFrame {...frame} table={barsTable(rows, words, names)}>
      <BarRows
        label={summary()}
        title={title}
        onPart={frame.onPart}
        rows={drawn}
        reference={
          reference === undefined
            ? undefined
            : { ...reference, label: `${reference.label} ${text(reference.percent, 'percent')}` }
        }
      />
    </PlotFrame>
  );
}
