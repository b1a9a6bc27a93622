/** Columns over days or weeks, from zero; what was withheld is hatched, and a day without data is a gap. */
import { useLingui } from '@lingui/react/macro';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, useState, type PointerEvent, type ReactElement } from 'react';
import { Hatch } from './Hatch.tsx';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import { valueOf, type PlotProps } from './plot.shape.ts';
import { saidOf, trendTable, type Named, type TrendSeries } from './tables.ts';
import { TickText } from './TickText.tsx';
import { shownWaves, trendHeight } from './trendPlaces.ts';
import { TrendReadout } from './TrendReadout.tsx';
import { usePlotWords } from './usePlotWords.ts';
import { Walk } from './Walk.tsx';

export interface TimeColumnsProps extends PlotProps {
  /** From the oldest to the newest; one with a note has not ended and is drawn as an outline. */
  readonly waves: readonly Named[];
  readonly series: TrendSeries;
  /** What a column is: "Día". */
  readonly axis: string;
}

const edge = { top: 16, right: 8, bottom: 28, left: 48 } as const;

/** Pointer and arrow keys go through the columns; without them the newest one is said. */
export function TimeColumns({ waves, series, axis, ...frame }: TimeColumnsProps): ReactElement {
  const { t } = useLingui();
  const words = usePlotWords(frame.facts);
  const hatch = useId();
  const [at, setAt] = useState<number | null>(null);
  const { title } = frame;
  const last = waves.length - 1;
  const current = Math.min(at ?? last, last);
  const figureAt = (index: number) => series.points[index] ?? ('none' as const);
  const nameAt = (index: number): string => {
    const wave = waves[index];
    return wave === undefined ? '' : saidOf(wave);
  };
  const said = (index: number): string => `${nameAt(index)}: ${words.figure(figureAt(index), 'count')}`;
  const floor = trendHeight - edge.bottom;
  const values = series.points.map(valueOf);
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const [first, latest] = [said(0), said(last)];
  return (
    <PlotFrame {...frame} table={trendTable(waves, [series], 'count', words, axis)}>
      <div className="flex flex-col gap-3">
        <TrendReadout
          wave={nameAt(current)}
          values={[{ label: series.label, figure: figureAt(current) }]}
          unit="count"
          facts={frame.facts}
        />
        <Walk
          label={t`Valores de ${title}`}
          count={waves.length}
          from={last}
          at={at}
          said={said}
          onAt={setAt}
        >
          <PlotArea label={t`${title}: primero, ${first}; al final, ${latest}.`}>
            {(width) => {
              const indices = waves.map((_, index) => index);
              const right = width - edge.right;
              const x = scaleBand({ domain: indices, range: [edge.left, right], padding: 0.2 });
              const y = scaleLinear<number>({ domain: [0, most], range: [floor, edge.top], nice: 4 });
              const box = (index: number, top: number): string =>
                `M${x(index) ?? 0} ${floor}V${top}h${x.bandwidth()}V${floor}z`;
              const of = (isOpen: boolean): string =>
                indices
                  .filter((index) => (waves[index]?.note !== undefined) === isOpen)
                  .flatMap((index) => {
                    const value = values[index] ?? null;
                    // A zero is seen: it is no gap.
                    return value === null ? [] : [box(index, Math.min(y(value), floor - 2))];
                  })
                  .join('');
              const withheld = indices
                .filter((index) => figureAt(index) === 'withheld')
                .map((index) => box(index, floor - 32))
                .join('');
              const follow = ({ clientX, currentTarget }: PointerEvent<SVGGElement>): void => {
                const from = currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0;
                const index = Math.floor((clientX - from - edge.left) / Math.max(1, x.step()));
                setAt(Math.max(0, Math.min(last, index)));
              };
              const shapes = (
                <g
                  onPointerDown={follow}
                  onPointerMove={follow}
                  onPointerLeave={({ pointerType }) => {
                    if (pointerType === 'mouse') setAt(null);
                  }}
                >
                  <Hatch id={hatch} />
                  <Bar width={width} height={trendHeight} fill="transparent" />
                  <GridRows
                    scale={y}
                    left={edge.left}
                    width={right - edge.left}
                    numTicks={4}
                    stroke=""
                    className="[&_line]:stroke-line"
                  />
                  {at === null ? null : (
                    <Bar
                      x={(x(current) ?? 0) - 2}
                      y={edge.top - 8}
                      width={x.bandwidth() + 4}
                      height={floor - edge.top + 8}
                      className="fill-hover"
                    />
                  )}
                  {/* One path of each look: a year of days stays a few nodes. */}
                  <path d={of(false)} className="fill-brand-edge" />
                  <path d={of(true)} strokeWidth={1.5} className="fill-card stroke-brand-edge" />
                  <path d={withheld} fill={`url(#${hatch})`} className="stroke-line" />
                  <AxisLeft
                    scale={y}
                    left={edge.left}
                    numTicks={4}
                    hideAxisLine
                    hideTicks
                    tickFormat={(value) =>
                      Number.isInteger(Number(value)) ? words.text(Number(value), 'count') : ''
                    }
                    tickComponent={({ y: line, formattedValue }) => (
                      <TickText x={-8} y={line + 4} anchor="end" text={formattedValue} />
                    )}
                  />
                  <AxisBottom
                    scale={x}
                    top={floor}
                    hideTicks
                    stroke=""
                    axisLineClassName="stroke-control"
                    tickValues={[
                      ...shownWaves(
                        waves.map(({ label }) => label),
                        right - edge.left,
                      ),
                    ]}
                    tickFormat={(index) => waves[index]?.label}
                    tickComponent={({ x: place, y: line, formattedValue }) => (
                      <TickText x={place} y={line + 2} anchor="middle" text={formattedValue} />
                    )}
                  />
                </g>
              );
              return { height: trendHeight, shapes };
            }}
          </PlotArea>
        </Walk>
      </div>
    </PlotFrame>
  );
}
