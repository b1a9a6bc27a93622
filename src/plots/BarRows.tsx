/** Rows of label, bar and number: horizontal bars in which every number stands beside its bar. */
import { AxisTop } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { useId, type ReactElement } from 'react';
import { Hatch } from './Hatch.tsx';
import { linesOf, PlotArea, WrappedText } from './PlotArea.tsx';
import type { Tone } from './plot.shape.ts';
import { toneFill } from './tones.ts';

/** One row; `percent` is the length of its bar, null without a bar. */
export interface DrawnRow {
  readonly id: string;
  readonly label: string;
  readonly percent: number | null;
  /** "84 %"; null where the row is withheld, and `detail` says so. */
  readonly figure: string | null;
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

/** Width of the numbers, in px. */
const numbers = 136;

const gap = 16;

function placesIn(width: number, rows: readonly DrawnRow[]) {
  if (width < roomForLine) {
    const room = width - numbers;
    const height = Math.max(...rows.map(({ label }) => linesOf(label, room))) * 18 + 8;
    return {
      row: height + 28,
      bar: { from: 0, to: width, top: height + 4, height: 10 },
      label: { width: room, height, align: 'items-end' },
    };
  }
  const label = Math.min(240, Math.round(width * 0.3));
  return {
    row: 44,
    bar: { from: label + gap, to: width - numbers - gap, top: 16, height: 12 },
    label: { width: label, height: 44, align: 'items-center' },
  };
}

function Numbers({ row: { figure, detail } }: { row: DrawnRow }): ReactElement {
  return (
    <span className="text-end text-meta whitespace-nowrap text-soft tabular-nums">
      {detail}
      {figure === null ? null : (
        <span className="inline-block min-w-13 text-small font-semibold text-ink">{figure}</span>
      )}
    </span>
  );
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
  const hatch = useId();
  return (
    <PlotArea label={label}>
      {(width) => {
        const places = placesIn(width, rows);
        const { from, to, top, height } = places.bar;
        const head = reference === undefined ? 0 : 24;
        const end = head + rows.length * places.row;
        const x = scaleLinear<number>({ domain: [0, 100], range: [from, to], clamp: true });
        const y = scaleBand({ domain: rows.map(({ id }) => id), range: [head, end] });
        const mark = reference === undefined ? null : x(reference.percent);
        const bar = { x: from, y: top, height, rx: height / 2 };
        const shapes = (
          <>
            <Hatch id={hatch} />
            {rows.map((row) => (
              <Group key={row.id} top={y(row.id) ?? 0}>
                <WrappedText
                  x={0}
                  y={0}
                  width={places.label.width}
                  height={places.label.height}
                  className={places.label.align}
                >
                  <span className="line-clamp-2 text-small leading-[18px] text-ink">{row.label}</span>
                </WrappedText>
                <Bar
                  {...bar}
                  width={to - from}
                  className={row.figure === null ? '' : 'fill-hover'}
                  fill={`url(#${hatch})`}
                />
                {row.percent === null || row.percent === 0 ? null : (
                  <Bar
                    {...bar}
                    width={Math.max(x(row.percent) - from, height)}
                    className={toneFill[row.tone ?? 'plain']}
                  />
                )}
                {mark === null ? null : (
                  <Line
                    from={{ x: mark, y: top - 4 }}
                    to={{ x: mark, y: top + height + 4 }}
                    strokeWidth={2}
                    className="stroke-ink"
                  />
                )}
                <WrappedText
                  x={width - numbers}
                  y={0}
                  width={numbers}
                  height={places.label.height}
                  className={`justify-end ${places.label.align}`}
                >
                  <Numbers row={row} />
                </WrappedText>
              </Group>
            ))}
            {reference === undefined || mark === null ? null : (
              <AxisTop
                scale={x}
                top={head}
                hideAxisLine
                hideTicks
                tickValues={[reference.percent]}
                tickComponent={({ x: at }) => (
                  <text
                    x={at}
                    y={-8}
                    textAnchor={mark < from + 120 ? 'start' : mark > to - 120 ? 'end' : 'middle'}
                    className="fill-soft text-meta"
                  >
                    {reference.label}
                  </text>
                )}
              />
            )}
          </>
        );
        return { height: end, shapes };
      }}
    </PlotArea>
  );
}
