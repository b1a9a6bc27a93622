/** How points move: what was given and redeemed, by which channel, and what is not spent yet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChannelMonthsCard } from './ChannelMonthsCard.tsx';
import { ChannelsCard } from './ChannelsCard.tsx';
import { ChartCard } from './ChartCard.tsx';
import { DimensionCard } from './DimensionCard.tsx';
import { ForecastCard } from './ForecastCard.tsx';
import { MonthCard } from './MonthCard.tsx';
import { Number } from './Number.tsx';

function TotalsCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(analyticsQueries.totals(filter));
  const name = t`Puntos en estos días`;
  return (
    <ChartCard query={query} name={name} wide>
      {({ about, given, earned, redeemed, expired, available, toGive, withheld }) => {
        const expiry = { channel: 'expiry', wallet: 'redeem' } as const;
        const facts = [
          ['pointsGiven', t`Dados`, given, t`Salieron de saldos para dar`],
          ['pointsEarned', t`Recibidos`, earned, t`Llegaron a saldos para canjear`],
          ['pointsRedeemed', t`Canjeados`, redeemed, t`En el catálogo y en cupones`],
          ['pointsOut', t`Vencidos`, expired, t`Nadie los usó a tiempo`, expiry],
          ['available', t`Por canjear hoy`, available, t`Lo que se debe en este momento`],
          ['toGive', t`Por dar hoy`, toGive, t`Aún en saldos para dar`],
        ] as const;
        return (
          <>
            <h2 className="text-h6 font-semibold">{name}</h2>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
              {facts.map(([kind, label, value, line, parts]) => (
                <div key={label} className="min-w-0">
                  <dt className="text-small font-semibold text-soft">{label}</dt>
                  <dd>
                    <Number
                      kind={kind}
                      parts={parts}
                      name={label}
                      figure={{ value, withheld: kind === 'pointsRedeemed' ? withheld : null }}
                      threshold={about.threshold}
                      written={value === null ? undefined : points(value, language)}
                      size="text-h5 font-bold tabular-nums"
                    />
                  </dd>
                  <dd className="text-small text-soft">{line}</dd>
                </div>
              ))}
            </dl>
          </>
        );
      }}
    </ChartCard>
  );
}

export function PointsSection({
  filter,
  month,
  hasPeople,
  hasForecast,
  onMonth,
}: {
  readonly filter: ChartFilter;
  /** YYYY-MM; null for the month of today. */
  readonly month: string | null;
  /** Whether the figures are of several people. */
  readonly hasPeople: boolean;
  /** Whether the reader may see what is expected until the year's end. */
  readonly hasForecast: boolean;
  readonly onMonth: (month: string) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <TotalsCard filter={filter} />
      {hasForecast ? <ForecastCard filter={filter} /> : null}
      <ChannelMonthsCard filter={filter} />
      <ChannelsCard filter={filter} />
      {hasPeople ? (
        <DimensionCard
          filter={filter}
          ask={{ type: 'pointsGiven', by: 'department' }}
          name={t`Puntos dados, por departamento`}
          note={<Trans>El departamento es el que tenía quien los dio ese día.</Trans>}
        />
      ) : null}
      <MonthCard filter={filter} month={month} onMonth={onMonth} />
    </div>
  );
}
