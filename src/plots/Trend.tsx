/** One or two lines over waves; a wave without a value is a gap. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps, Unit } from './plot.shape.ts';
import { trendTable, type Named, type TrendSeries } from './tables.ts';
import { TrendLines } from './TrendLines.tsx';
import { trendHeight } from './trendPlaces.ts';
import { TrendReadout } from './TrendReadout.tsx';
import { usePlotWords } from './usePlotWords.ts';

export interface TrendProps extends PlotProps {
  /** From the oldest to the newest. */
  readonly waves: readonly Named[];
  /** The line itself, and one to compare it with; their labels differ. */
  readonly series: readonly [TrendSeries] | readonly [TrendSeries, TrendSeries];
  readonly unit: Unit;
}

/** Pointer and arrow keys go through the waves; without them the newest wave is shown. */
export function Trend({ waves, series, unit, ...frame }: TrendProps): ReactElement {
  const { t } = useLingui();
  const words = usePlotWords();
  const [at, setAt] = useState<number | null>(null);
  const { title } = frame;
  const last = waves.length - 1;
  const current = Math.min(at ?? last, last);
  const valuesAt = (index: number) =>
    series.map(({ label, points }) => ({ label, figure: points[index] ?? ('none' as const) }));
  const said = (index: number): string =>
    `${waves[index]?.label ?? ''}: ${valuesAt(index)
      .map(({ label, figure }) => `${label} ${words.figure(figure, unit)}`)
      .join(', ')}`;
  const [first, latest] = [said(0), said(last)];
  return (
    <PlotFrame {...frame} table={trendTable(waves, series, unit, words)}>
      <div className="flex flex-col gap-3">
        <TrendReadout wave={waves[current]?.label ?? ''} values={valuesAt(current)} unit={unit} />
        <div className="relative touch-pan-y rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <input
            type="range"
            className="sr-only"
            aria-label={t`Mediciones de ${title}`}
            aria-valuetext={said(current)}
            min={0}
            max={last}
            value={current}
            onChange={({ currentTarget }) => setAt(currentTarget.valueAsNumber)}
            onFocus={() => setAt(current)}
            onBlur={() => setAt(null)}
          />
          <PlotArea label={t`${title}: primera medición, ${first}; última, ${latest}.`}>
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
                />
              ),
            })}
          </PlotArea>
        </div>
      </div>
    </PlotFrame>
  );
}
