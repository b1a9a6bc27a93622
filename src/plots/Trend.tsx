/** One or two lines over waves; a wave without a value is a gap. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import type { PlotProps, Unit } from './plot.shape.ts';
import { trendTable, type Named, type TrendSeries } from './tables.ts';
import { trendHeight } from './trendPlaces.ts';
import { TrendLines } from './TrendLines.tsx';
import { usePlotWords } from './usePlotWords.ts';

export interface TrendProps extends PlotProps {
  /** From the oldest to the newest. */
  readonly waves: readonly Named[];
  /** The line itself, and one to compare it with. */
  readonly series: readonly [TrendSeries] | readonly [TrendSeries, TrendSeries];
  readonly unit: Unit;
  /** The ends of the axis; by default 0 to 100 for percentages, otherwise what holds all values and 0. */
  readonly domain?: readonly [number, number] | undefined;
}

/** Pointer and arrow keys go through the waves and show their values. */
export function Trend({ waves, series, unit, domain, ...frame }: TrendProps): ReactElement {
  const { t } = useLingui();
  const words = usePlotWords();
  const [at, setAt] = useState<number | null>(null);
  const { title } = frame;
  const said = (index: number): string => {
    const values = series
      .map(({ label, points }) => `${label} ${words.figure(points[index] ?? 'none', unit)}`)
      .join(', ');
    return `${waves[index]?.label ?? ''}: ${values}`;
  };
  const last = waves.length - 1;
  const [first, latest] = [said(0), said(last)];
  return (
    <PlotFrame {...frame} table={trendTable(waves, series, unit, words)}>
      <div className="flex flex-col gap-3">
        {series.length === 1 ? null : (
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
            {series.map(({ label }, index) => (
              <li key={label} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className={classes(
                    'w-5 border-t-2',
                    index === 0 ? 'border-brand-edge' : 'border-dashed border-control',
                  )}
                />
                {label}
              </li>
            ))}
          </ul>
        )}
        <div className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
          <input
            type="range"
            className="sr-only"
            aria-label={t`Mediciones de ${title}`}
            aria-valuetext={said(at ?? last)}
            min={0}
            max={Math.max(1, last)}
            value={at ?? last}
            onChange={({ currentTarget }) => setAt(Math.min(last, currentTarget.valueAsNumber))}
            onFocus={() => setAt(at ?? last)}
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
                  domain={domain}
                  width={width}
                  at={at}
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
