/** What is given and redeemed until the year's end, with how sure it is and by which rule. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Trend } from '#src/plots/Trend.tsx';
import type { TrendSeries } from '#src/plots/tables.ts';
import { analyticsQueries, type ChartFilter, type ShownForecast } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { monthsOf } from './days.ts';
import { usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { monthLabel } from './monthLabel.ts';

/** The number with its interval, or why there is none. */
function Expected({
  of: { value, low, high, soFar, withheld, counted },
  least,
  threshold,
}: {
  readonly of: ShownForecast['figures'][number];
  readonly least: number;
  readonly threshold: number;
}): ReactElement {
  const language = useLanguage();
  const written = (number: number | null): string => formatNumber(number ?? 0, language);
  if (withheld !== null)
    return (
      <p className="text-soft">
        <Trans>Menos de {threshold} personas: no se muestra.</Trans>
      </p>
    );
  const already = points(soFar ?? 0, language);
  if (value === null)
    return (
      <p className="text-soft">
        <Trans>
          Todavía no hay pronóstico: necesita al menos {least} meses terminados y hay {counted}. Van {already}
          .
        </Trans>
      </p>
    );
  const [from, to] = [written(low), written(high)];
  return (
    <>
      <p className="text-h4 font-bold tabular-nums">{points(value, language)}</p>
      <p className="text-small tabular-nums">
        <Trans>
          Entre {from} y {to}
        </Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>Van {already}</Trans>
      </p>
    </>
  );
}

export function ForecastCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const query = useQuery(analyticsQueries.forecast(filter));
  const name = t`Pronóstico hasta fin de año`;
  return (
    <ChartCard query={query} name={name} wide>
      {({ about, figures, least, percent }) => {
        const [first, ...others] = figures.flatMap((one): TrendSeries[] =>
          one.months.length === 0
            ? []
            : [{ label: words.kind[one.kind], points: one.months.map(({ value }) => ({ value, n: null })) }],
        );
        const [second] = others;
        const isExpected = new Map(
          figures.flatMap(({ months }) => months.map((one) => [one.month, one.isExpected] as const)),
        );
        const year = about.startDate.slice(0, 4);
        const often = percent / 10;
        return (
          <>
            <div>
              <h2 className="text-h6 font-semibold">{name}</h2>
              <p className="text-small text-soft">
                <Trans>
                  Lo que se espera del 1 de enero al 31 de diciembre de {year}, según los meses terminados.
                </Trans>
              </p>
            </div>
            <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
              {figures.map((one) => (
                <div key={one.kind} className="min-w-0">
                  <dt className="text-small font-semibold text-soft">{words.kind[one.kind]}</dt>
                  <dd>
                    <Expected of={one} least={least} threshold={about.threshold} />
                  </dd>
                </div>
              ))}
            </dl>
            {first === undefined ? null : (
              <Trend
                title={t`Mes a mes en ${year}, con lo que se espera`}
                level="h3"
                facts={factsOf(about)}
                axis={words.dimension.month}
                waves={monthsOf(about).map((month) => ({
                  id: month,
                  label: monthLabel(month, language),
                  note: isExpected.get(month) === true ? t`pronóstico` : undefined,
                }))}
                series={second === undefined ? [first] : [first, second]}
                unit="count"
              />
            )}
            <details className="text-small">
              <summary className="target w-fit cursor-pointer font-semibold text-soft">
                <Trans>Cómo se calcula</Trans>
              </summary>
              <p className="mt-2 max-w-prose text-soft">
                <Trans>
                  Se toman los meses terminados, hasta 36: su nivel, si suben o bajan, lo que vuelve cada año
                  y cuánto varían de un mes a otro. Cada explicación pesa según lo bien que describe esos
                  meses. El mes en curso no cuenta como entero: se suma lo que ya pasó y se estima el resto de
                  sus días. El pronóstico nunca es menor que lo que ya va. En {often} de cada 10 casos, la
                  cifra real queda dentro del intervalo.
                </Trans>{' '}
                <Plural
                  value={least}
                  one="Necesita al menos # mes terminado."
                  other="Necesita al menos # meses terminados."
                />
              </p>
            </details>
          </>
        );
      }}
    </ChartCard>
  );
}
