/** How often each value of a scale or each option was chosen. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { BarRows } from './BarRows.tsx';
import { Columns } from './Columns.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps, Tone } from './plot.shape.ts';
import { shareTable, type SharePart } from './tables.ts';
import { usePlotWords } from './usePlotWords.ts';

export interface DistributionProps extends PlotProps {
  /** Values or options in their order; `share` of all answers as a whole percentage. */
  readonly values: readonly (SharePart & { readonly tone?: Tone | undefined })[];
  /** What the first and the last value of a scale mean. */
  readonly ends?: { readonly from: string; readonly to: string } | null | undefined;
}

/** The longest label that fits under a column, in characters. */
const underColumn = 4;

/** Columns where the labels are short, as those of a scale; rows where they are texts. */
export function Distribution({ values, ends = null, ...frame }: DistributionProps): ReactElement {
  const { t } = useLingui();
  const words = usePlotWords();
  const { title } = frame;
  const most = values.toSorted((a, b) => b.count - a.count)[0];
  const named = most?.label ?? '';
  const share = words.text(most?.share ?? 0, 'percent');
  const label = t`${title}: lo más elegido es ${named}, ${share}.`;
  return (
    <PlotFrame {...frame} table={shareTable(values, words, words.answer)}>
      {values.every((one) => one.label.length <= underColumn) ? (
        <>
          <Columns label={label} title={title} values={values} />
          {ends === null ? null : (
            <p className="mt-1 flex justify-between gap-4 text-small text-soft">
              <span>{ends.from}</span>
              <span className="text-end">{ends.to}</span>
            </p>
          )}
        </>
      ) : (
        <BarRows
          label={label}
          title={title}
          rows={values.map(({ id, label: name, share: percent, count, tone }) => ({
            id,
            label: name,
            percent,
            figure: words.text(percent, 'percent'),
            detail: words.text(count, 'count'),
            tone,
          }))}
        />
      )}
    </PlotFrame>
  );
}
