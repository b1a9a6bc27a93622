/** Columns over days or weeks, from zero; what was withheld is hatched, and a day without data is a gap. */
import { useLingui } from '@lingui/react/macro';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, useState, type ReactElement } from 'react';
import { Hatch } from './Hatch.tsx';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import { valueOf, type PlotProps } from './plot.shape.ts';
import { saidOf, trendTable, type Named, type TrendSeries } from './tables.ts';
import { TimeArea } from './TimeArea.tsx';
import { timeEdge as edge, timeFloor as floor, trendHeight } from './trendPlaces.ts';
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
  const values = series.points.map(valueOf);
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const [first, latest] = [said(0), said(last)];
  const { onPart } = frame;
  const press =
    onPart === undefined
      ? undefined
      : (index: number): void => {
          const wave = waves[index];
          if (wave !== undefined) onPart(wave.id, 0);
        };
  return (
    <PlotFrame {...frame} table={trendTable(waves, [series], 'count', words, axis)}>
      <div className="flex flex-col gap-3">
        <TrendReadout
          wave={nameAt(current)}
          values={[{ label: series.label, figure: figureAt(current) }]}
          unit="count"
          facts={frame.facts}
          onPart={press === undefined ? undefined : () => press(current)}
        />
        <Walk
          label={t`Valores de ${title}`}
          count={waves.length}
          from={last}
          at={at}
          said={said}
          onAt={setAt}
          onPress={press}
        >
          <PlotArea label={t`${title}: primero, ${first}; al final, ${latest}.`}>
            {(width) => {
              const indices = waves.map((_, index) => index);
              const right = width - 8;
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
              const shapes = (
                <TimeArea
                  waves={waves}
                  unit="count"
                  width={width}
                  right={right}
                  x={x}
                  y={y}
                  at={at === null ? null : current}
                  waveAt={(place) =>
                    Math.max(0, Math.min(last, Math.floor((place - edge.left) / Math.max(1, x.step()))))
                  }
                  onAt={setAt}
                  onPress={press}
                  hasFloor
                >
                  <Hatch id={hatch} />
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
                </TimeArea>
              );
              return { height: trendHeight, shapes };
            }}
          </PlotArea>
        </Walk>
      </div>
    </PlotFrame>
  );
}
