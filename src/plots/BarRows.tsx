/** Rows of label, bar and number: horizontal bars in which every number stands beside its bar. */
import { AxisTop } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import type { ReactElement } from 'react';
import { PlotArea, WrappedText } from './PlotArea.tsx';
import type { Tone } from './plot.shape.ts';
import { toneFill } from './tones.ts';

/** One row; `percent` is the length of its bar, null without a bar. */
export interface DrawnRow {
  readonly id: string;
  readonly label: string;
  readonly percent: number | null;
  /** "84 %", or why there is none. */
  readonly figure: string;
  /** "42 de 50". */
  readonly detail: string;
  readonly tone?: Tone | undefined;
}

/** A value that all rows are compared with. */
export interface Reference {
  readonly label: string;
  readonly percent: number;
}

/** From this width label, bar and number stand in one line; below it the bar has its own line. */
const roomForLine = 560;

const numbers = 152;
const gap = 16;

function placesIn(width: number) {
  if (width < roomForLine)
    return {
      row: 56,
      bar: { from: 0, to: width, top: 34, height: 10 },
      label: { width: width - numbers, height: 30 },
    };
  const label = Math.min(240, Math.round(width * 0.3));
  return {
    row: 44,
    bar: { from: label + gap, to: width - numbers, top: 16, height: 12 },
    label: { width: label, height: 44 },
  };
}

/** `label` is the sentence for screen readers. */
export function BarRows({
  label,
  rows,
  reference,
}: {
  label: string;
  rows: readonly DrawnRow[];
  reference?: Reference | undefined;
}): ReactElement {
  return (
    <PlotArea label={label}>
      {(width) => {
        const places = placesIn(width);
        const { from, to, top, height } = places.bar;
        const head = reference === undefined ? 0 : 28;
        const end = head + rows.length * places.row;
        const x = scaleLinear<number>({ domain: [0, 100], range: [from, to], clamp: true });
        const y = scaleBand({ domain: rows.map(({ id }) => id), range: [head, end] });
        const shapes = (
          <>
            {rows.map(({ id, label: name, percent, figure, detail, tone = 'plain' }) => (
              <Group key={id} top={y(id) ?? 0}>
                <WrappedText
                  x={0}
                  y={0}
                  width={places.label.width}
                  height={places.label.height}
                  className="items-center"
                >
                  <span className="line-clamp-2 text-small leading-[18px] text-ink max-sm:line-clamp-1">
                    {name}
                  </span>
                </WrappedText>
                <Bar
                  x={from}
                  y={top}
                  width={to - from}
                  height={height}
                  rx={height / 2}
                  className="fill-hover"
                />
                {percent === null || percent === 0 ? null : (
                  <Bar
                    x={from}
                    y={top}
                    width={Math.max(x(percent) - from, height)}
                    height={height}
                    rx={height / 2}
                    className={toneFill[tone]}
                  />
                )}
                <WrappedText
                  x={width - numbers + gap}
                  y={0}
                  width={numbers - gap}
                  height={places.label.height}
                  className="items-center justify-end"
                >
                  <span className="text-end text-meta whitespace-nowrap text-soft tabular-nums">
                    {detail}{' '}
                    <span className="inline-block min-w-12 text-small font-semibold text-ink">{figure}</span>
                  </span>
                </WrappedText>
              </Group>
            ))}
            {reference === undefined ? null : (
              <>
                <Line
                  from={{ x: x(reference.percent), y: head - 4 }}
                  to={{ x: x(reference.percent), y: end }}
                  strokeDasharray="3 3"
                  className="stroke-ink"
                />
                <AxisTop
                  scale={x}
                  top={head}
                  hideAxisLine
                  hideTicks
                  tickLength={4}
                  tickValues={[reference.percent]}
                  tickComponent={({ x: at, y: line }) => (
                    <text
                      x={at}
                      y={line - 4}
                      textAnchor={at < from + 120 ? 'start' : at > to - 120 ? 'end' : 'middle'}
                      className="fill-ink text-meta font-semibold"
                    >
                      {reference.label}
                    </text>
                  )}
                />
              </>
            )}
          </>
        );
        return { height: end, shapes };
      }}
    </PlotArea>
  );
}
