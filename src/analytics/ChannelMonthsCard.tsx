/** Points given against points redeemed, month by month. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { AnalyticsWallet, Channel } from '#schema/analytics/analytics.rules.ts';
import type { Figure } from '#src/plots/plot.shape.ts';
import { Trend } from '#src/plots/Trend.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { monthsOf } from './days.ts';
import { usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { useExplain } from './explain.context.ts';
import { useWaves } from './useWaves.ts';

interface Sum {
  readonly month: string;
  readonly purse: AnalyticsWallet;
  readonly channel: Channel;
  readonly points: number | null;
}

/** What left a wallet through these channels in a month; what came back is taken off. */
const out = (
  items: readonly Sum[],
  month: string,
  purse: AnalyticsWallet,
  channels: readonly Channel[],
): Figure => {
  const rows = items.filter(
    (one) => one.month === month && one.purse === purse && channels.includes(one.channel),
  );
  return rows.some(({ points }) => points === null)
    ? 'withheld'
    : { value: 0 - rows.reduce((sum, { points }) => sum + (points ?? 0), 0), n: null };
};

export function ChannelMonthsCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const wavesOf = useWaves();
  const explain = useExplain();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const query = useQuery(analyticsQueries.channelMonths(filter));
  const name = t`Puntos dados y canjeados por mes`;
  return (
    <ChartCard query={query} name={name} wide isEmpty={({ items }) => items.length === 0}>
      {({ about, items }) => {
        const months = monthsOf(about);
        return (
          <>
            <Trend
              title={name}
              level="h2"
              facts={factsOf(about)}
              axis={words.dimension.month}
              waves={wavesOf(months, about.isUnfinished)}
              onPart={
                explain === undefined
                  ? undefined
                  : (month, of) => explain(of === 0 ? 'pointsGiven' : 'pointsRedeemed', { month })
              }
              series={[
                {
                  label: words.kind.pointsGiven,
                  points: months.map((month) => out(items, month, 'give', ['recognitions', 'boosts'])),
                },
                {
                  label: words.kind.pointsRedeemed,
                  points: months.map((month) => out(items, month, 'redeem', ['shop', 'coupons'])),
                },
              ]}
              unit="count"
            />
            <p className="text-small text-soft">
              <Trans>Lo que se devuelve se descuenta el día en que vuelve.</Trans>
            </p>
          </>
        );
      }}
    </ChartCard>
  );
}
