/** Horizontal bars in rows: a label, a bar, and its number beside it. */
import { AxisTop } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { Hatch } from './Hatch.tsx';
import { barPlaces, numbersWidth } from './barPlaces.ts';
import { PlotArea, WrappedText } from './PlotArea.tsx';
import type { OnPart, Tone } from './plot.shape.ts';
import { toneFill } from './tones.ts';
import { Walk } from './Walk.tsx';

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

/** `label` is the sentence for screen readers; `title` names the plot to arrow keys. */
export function BarRows({
  label,
  title,
  rows,
  reference,
  onPart,
}: {
  label: string;
  title: string;
  rows: readonly DrawnRow[];
  reference?: Reference | undefined;
  onPart?: OnPart | undefined;
}): ReactElement {
  const { t } = useLingui();
  const hatch = useId();
  const [at, setAt] = useState<number | null>(null);
  const said = (index: number): string => {
    const row = rows[index];
    return row === undefined ? '' : `${row.label}: ${[row.detail, row.figure].filter(Boolean).join(', ')}`;
  };
  const press =
    onPart === undefined
      ? undefined
      : (index: number): void => {
          const row = rows[index];
          if (row !== undefined) onPart(row.id, 0);
        };
  return (
    <Walk
      label={t`Valores de ${title}`}
      count={rows.length}
      from={0}
      at={at}
      said={said}
      onAt={setAt}
      onPress={press}
    >
      <PlotArea label={label}>
        {(width) => {
          const head = reference === undefined ? 0 : 24;
          const {
            isNarrow,
            labelWidth,
            bar,
            rows: places,
            end,
          } = barPlaces(
            width,
            rows.map((row) => row.label),
            head,
          );
          const x = scaleLinear<number>({ domain: [0, 100], range: [bar.from, bar.to], clamp: true });
          const mark = reference === undefined ? null : x(reference.percent);
          const align = isNarrow ? 'items-end' : 'items-center';
          const shapes = (
            <>
              <Hatch id={hatch} />
              {rows.map((row, index) => {
                const { top, height, barTop } = places[index] ?? { top: 0, height: 0, barTop: 0 };
                const box = { x: bar.from, y: barTop, height: bar.height, rx: bar.height / 2 };
                return (
                  <Group
                    key={row.id}
                    top={top}
                    {...(press === undefined
                      ? {}
                      : {
                          className: 'cursor-pointer',
                          onClick: () => press(index),
                          onPointerEnter: () => setAt(index),
                          onPointerLeave: () => setAt(null),
                        })}
                  >
                    {at === index || press !== undefined ? (
                      <Bar
                        x={-6}
                        y={-4}
                        width={width + 12}
                        height={(isNarrow ? barTop + bar.height : height) + 8}
                        rx={6}
                        className={at === index ? 'fill-subtle' : 'fill-transparent'}
                      />
                    ) : null}
                    <WrappedText x={0} y={0} width={labelWidth} height={height} className={align}>
                      <span className="line-clamp-2 text-small leading-[18px] text-ink">{row.label}</span>
                    </WrappedText>
                    <Bar
                      {...box}
                      width={bar.to - bar.from}
                      className={row.figure === null ? '' : 'fill-hover'}
                      fill={`url(#${hatch})`}
                    />
                    {row.percent === null || row.percent === 0 ? null : (
                      <Bar
                        {...box}
                        width={Math.max(x(row.percent) - bar.from, bar.height)}
                        className={toneFill[row.tone ?? 'plain']}
                      />
                    )}
                    {mark === null ? null : (
                      <Line
                        from={{ x: mark, y: barTop - 3 }}
                        to={{ x: mark, y: barTop + bar.height + 3 }}
                        strokeWidth={2}
                        className="stroke-ink"
                      />
                    )}
                    <WrappedText
                      x={width - numbersWidth}
                      y={0}
                      width={numbersWidth}
                      height={height}
                      className={`justify-end ${align}`}
                    >
                      <Numbers row={row} />
                    </WrappedText>
                  </Group>
                );
              })}
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
                      textAnchor={mark < bar.from + 120 ? 'start' : mark > bar.to - 120 ? 'end' : 'middle'}
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
    </Walk>
  );
}
