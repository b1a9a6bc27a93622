/** The days of one month as a calendar: the tint is the first number of a day, and the readout says all of them. */
import { useLingui } from '@lingui/react/macro';
import { scaleQuantize } from '@visx/scale';
import { useState, type ReactElement } from 'react';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { extentOf, heatSteps } from './heat.ts';
import { PlotArea } from './PlotArea.tsx';
import { PlotFrame } from './PlotFrame.tsx';
import { valueOf, type PlotProps } from './plot.shape.ts';
import { trendTable, type TrendSeries } from './tables.ts';
import { TrendReadout } from './TrendReadout.tsx';
import { usePlotWords } from './usePlotWords.ts';
import { Walk } from './Walk.tsx';

export interface MonthGridProps extends PlotProps {
  /** YYYY-MM-DD, from the first day of the month to its last. */
  readonly days: readonly string[];
  readonly series: readonly TrendSeries[];
}

const [head, cell, gap] = [24, 52, 4];
/** Cells narrower than this have no number. */
const roomForNumber = 52;

/** From 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function MonthGrid({ days, series, ...frame }: MonthGridProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = usePlotWords(frame.facts);
  const [at, setAt] = useState<number | null>(null);
  const { title } = frame;
  const [first] = series;
  const points = first?.points ?? [];
  const offset = weekdayOf(days[0] ?? '2000-01-03');
  const [least, most] = extentOf(points) ?? [0, 1];
  const shade = scaleQuantize({ domain: [least, Math.max(most, least + 1)], range: [...heatSteps] });
  const busiest = points.reduce(
    (best, figure, index) => ((valueOf(figure) ?? -1) > (valueOf(points[best]) ?? -1) ? index : best),
    0,
  );
  const current = at ?? busiest;
  const valuesAt = (index: number) =>
    series.map(({ label, points: all }) => ({ label, figure: all[index] ?? ('none' as const) }));
  const said = (index: number): string =>
    `${dayLabel(days[index] ?? '', language)}: ${valuesAt(index)
      .map(({ label, figure }) => `${label} ${words.figure(figure, 'count')}`)
      .join(', ')}`;
  const top = said(busiest);
  const { onPart } = frame;
  const press =
    onPart === undefined
      ? undefined
      : (index: number, of = 0): void => {
          const day = days[index];
          if (day !== undefined) onPart(day, of);
        };
  const waves = days.map((day) => ({ id: day, label: dayLabel(day, language) }));
  return (
    <PlotFrame {...frame} table={trendTable(waves, series, 'count', words, t`Día`)}>
      <div className="flex flex-col gap-3">
        <TrendReadout
          wave={waves[current]?.label ?? ''}
          values={valuesAt(current)}
          unit="count"
          facts={frame.facts}
          onPart={press === undefined ? undefined : (of) => press(current, of)}
        />
        <Walk
          label={t`Días de ${title}`}
          count={days.length}
          from={busiest}
          at={at}
          said={said}
          onAt={setAt}
          onPress={press}
        >
          <PlotArea label={t`${title}: el día más alto, ${top}.`}>
            {(width) => {
              const column = width / 7;
              const weeks = Math.ceil((offset + days.length) / 7);
              const shapes = (
                <g
                  className={press === undefined ? undefined : 'cursor-pointer'}
                  // A finger leaves with each lift: what it chose stays.
                  onPointerLeave={({ pointerType }) => {
                    if (pointerType === 'mouse') setAt(null);
                  }}
                >
                  {Array.from({ length: 7 }, (_, weekday) => (
                    <text
                      key={weekday}
                      x={weekday * column + column / 2}
                      y={14}
                      textAnchor="middle"
                      className="fill-soft text-meta"
                    >
                      {/* 3 January 2000 is a Monday. */}
                      {formatter(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
                        Date.UTC(2000, 0, 3 + weekday),
                      )}
                    </text>
                  ))}
                  {days.map((day, index) => {
                    const place = index + offset;
                    const x = (place % 7) * column;
                    const y = head + Math.floor(place / 7) * (cell + gap);
                    const value = valueOf(points[index]);
                    return (
                      <g
                        key={day}
                        onPointerEnter={() => setAt(index)}
                        onPointerDown={() => setAt(index)}
                        onClick={() => press?.(index)}
                      >
                        <rect
                          x={x + gap / 2}
                          y={y}
                          width={Math.max(0, column - gap)}
                          height={cell}
                          rx={6}
                          strokeWidth={at === index ? 2 : 1}
                          className={`${value === null ? 'fill-card' : shade(value)} ${at === index ? 'stroke-ink' : 'stroke-line'}`}
                        />
                        <text x={x + gap / 2 + 8} y={y + 18} className="fill-soft text-meta tabular-nums">
                          {Number(day.slice(8))}
                        </text>
                        {value === null || column < roomForNumber ? null : (
                          <text
                            x={x + column - gap / 2 - 8}
                            y={y + cell - 10}
                            textAnchor="end"
                            className="fill-ink text-small font-semibold tabular-nums"
                          >
                            {words.text(value, 'count')}
                          </text>
                        )}
                      </g>
                    );
                  })}
                </g>
              );
              return { height: head + weeks * (cell + gap), shapes };
            }}
          </PlotArea>
        </Walk>
      </div>
    </PlotFrame>
  );
}
