/** One or two lines over waves; a wave without a value is a gap. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps, Unit } from './plot.shape.ts';
import { saidOf, trendTable, type Named, type TrendSeries } from './tables.ts';
import { TrendLines } from './TrendLines.tsx';
import { trendHeight } from './trendPlaces.ts';
import { TrendReadout } from './TrendReadout.tsx';
import { usePlotWords } from './usePlotWords.ts';
import { Walk } from './Walk.tsx';

export interface TrendProps extends PlotProps {
  /** From the oldest to the newest. */
  readonly waves: readonly Named[];
  /** The line itself, and one to compare it with; their labels differ. */
  readonly series: readonly [TrendSeries] | readonly [TrendSeries, TrendSeries];
  readonly unit: Unit;
  /** What a wave is where it is no measurement: "Mes". */
  readonly axis?: string | undefined;
}

/** Pointer and arrow keys go through the waves; without them the newest wave is shown. */
export function Trend({ waves, series, unit, axis, ...frame }: TrendProps): ReactElement {
  const { t } = useLingui();
  const words = usePlotWords(frame.facts);
  const [at, setAt] = useState<number | null>(null);
  const { title } = frame;
  const last = waves.length - 1;
  const current = Math.min(at ?? last, last);
  const valuesAt = (index: number) =>
    series.map(({ label, points }) => ({ label, figure: points[index] ?? ('none' as const) }));
  const nameAt = (index: number): string => {
    const wave = waves[index];
    return wave === undefined ? '' : saidOf(wave);
  };
  const said = (index: number): string =>
    `${nameAt(index)}: ${valuesAt(index)
      .map(({ label, figure }) => `${label} ${words.figure(figure, unit)}`)
      .join(', ')}`;
  const [first, latest] = [said(0), said(last)];
  const { onPart } = frame;
  const press =
    onPart === undefined
      ? undefined
      : (index: number, of = 0): void => {
          const wave = waves[index];
          if (wave !== undefined) onPart(wave.id, of);
        };
  return (
    <PlotFrame {...frame} table={trendTable(waves, series, unit, words, axis)}>
      <div className="flex flex-col gap-3">
        <TrendReadout
          wave={nameAt(current)}
          values={valuesAt(current)}
          unit={unit}
          facts={frame.facts}
          onPart={press === undefined ? undefined : (of) => press(current, of)}
        />
        <Walk
          label={axis === undefined ? t`Mediciones de ${title}` : t`Valores de ${title}`}
          count={waves.length}
          from={last}
          at={at}
          said={said}
          onAt={setAt}
          onPress={press}
        >
          <PlotArea
            label={
              axis === undefined
                ? t`${title}: primera medición, ${first}; última, ${latest}.`
                : t`${title}: primero, ${first}; al final, ${latest}.`
            }
          >
            {(width) => ({
              height: trendHeight,
              shapes: (
                <TrendLines
                  waves={waves}
                  series={series}
                  unit={unit}
                  width={width}
                  at={at === null ? null : current}
                  onAt={setAt}
                  onPart={press}
                />
              ),
            })}
          </PlotArea>
        </Walk>
      </div>
    </PlotFrame>
  );
}
