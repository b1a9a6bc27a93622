/** How often each value of a scale or each option was chosen. */
import { useLingui } from '@lingui/react/macro';
import { AxisBottom } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import type { ReactElement } from 'react';
import { BarRows } from './BarRows.tsx';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps, Tone } from './plot.shape.ts';
import { shareTable, type SharePart } from './tables.ts';
import { toneFill } from './tones.ts';
import { usePlotWords } from './usePlotWords.ts';

export interface DistributionProps extends PlotProps {
  /** Values or options in their order; `share` of all answers as a whole percentage. */
  readonly values: readonly (SharePart & { readonly tone?: Tone | undefined })[];
}

/** The longest label that fits under a column, in characters. */
const underColumn = 6;

const tall = 200;
const head = 36;
const foot = 28;

/** Columns where the labels are short, as those of a scale; rows where they are texts. */
export function Distribution({ values, ...frame }: DistributionProps): ReactElement {
  const { t } = useLingui();
  const { title } = frame;
  const words = usePlotWords();
  const { text } = words;
  const most = values.toSorted((a, b) => b.count - a.count)[0];
  const named = most?.label ?? '';
  const share = text(most?.share ?? 0, 'percent');
  const label = t`${title}: lo más elegido es ${named}, ${share}.`;
  const isScale = values.every((one) => one.label.length <= underColumn);
  return (
    <PlotFrame {...frame} table={shareTable(values, words, words.answer)}>
      {isScale ? (
        <PlotArea label={label}>
          {(width) => {
            const x = scaleBand({ domain: values.map(({ id }) => id), range: [0, width], padding: 0.2 });
            const y = scaleLinear<number>({
              domain: [0, Math.max(1, ...values.map((one) => one.share))],
              range: [tall - foot, head],
            });
            const band = x.bandwidth();
            const labels = new Map(values.map((one) => [one.id, one.label]));
            const shapes = (
              <>
                {values.map(({ id, share: part, count, tone = 'plain' }) => {
                  const [left, top] = [x(id) ?? 0, y(part)];
                  return (
                    <g key={id}>
                      {part === 0 ? null : (
                        <BarRounded
                          x={left}
                          y={top}
                          width={band}
                          height={tall - foot - top}
                          radius={Math.min(4, tall - foot - top)}
                          top
                          className={toneFill[tone]}
                        />
                      )}
                      <text
                        x={left + band / 2}
                        y={top - 6}
                        textAnchor="middle"
                        className="fill-soft text-meta tabular-nums"
                      >
                        {text(count, 'count')}
                      </text>
                    </g>
                  );
                })}
                <AxisBottom
                  scale={x}
                  top={tall - foot}
                  hideTicks
                  axisLineClassName="stroke-line"
                  stroke="currentColor"
                  tickComponent={({ x: at, y: line, formattedValue }) => (
                    <text x={at} y={line} textAnchor="middle" className="fill-ink text-small">
                      {labels.get(formattedValue ?? '')}
                    </text>
                  )}
                />
              </>
            );
            return { height: tall, shapes };
          }}
        </PlotArea>
      ) : (
        <BarRows
          label={label}
          rows={values.map(({ id, label: name, share: part, count, tone }) => ({
            id,
            label: name,
            percent: part,
            figure: text(part, 'percent'),
            detail: text(count, 'count'),
            tone,
          }))}
        />
      )}
    </PlotFrame>
  );
}
