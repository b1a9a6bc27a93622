/** By which channel points came into a wallet and left it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { analyticsWallets, type AnalyticsWallet } from '#schema/analytics/analytics.rules.ts';
import { AmountRows } from '#src/plots/AmountRows.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { analyticsQueries, type ChartFilter } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { useExplain } from './explain.context.ts';
import { usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';

export function ChannelsCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const [wallet, setWallet] = useState<AnalyticsWallet>('redeem');
  const query = useQuery(analyticsQueries.channels(filter));
  const name = t`Por dónde se mueven los puntos`;
  return (
    <ChartCard query={query} name={name} isEmpty={({ items }) => items.every(({ points }) => points === 0)}>
      {({ about, items }) => {
        const wallets = analyticsWallets.filter((one) => items.some(({ purse }) => purse === one));
        const shown = wallets.find((one) => one === wallet) ?? wallets[0] ?? wallet;
        const rowsOf = (sign: 1 | -1) =>
          items
            .filter(({ purse, points }) => purse === shown && points !== null && points * sign > 0)
            .toSorted((one, other) => ((other.points ?? 0) - (one.points ?? 0)) * sign)
            .map(({ channel, points }) => ({
              id: channel,
              label: words.channel[channel],
              figure: { value: (points ?? 0) * sign, n: null },
            }));
        const wordOf = words.wallet[shown];
        const names = { row: t`Canal`, value: t`Puntos` };
        const facts = { ...factsOf(about), said: `${wordOf} · ${factsOf(about).said ?? ''}` };
        return (
          <>
            <SegmentedControl
              label={t`Saldo`}
              value={shown}
              onChange={setWallet}
              options={wallets.map((value) => ({ value, label: words.wallet[value] }))}
            />
            {([1, -1] as const).map((sign) => {
              const rows = rowsOf(sign);
              // Without a row there is nothing to see: a plot would only say so again.
              return rows.length === 0 ? null : (
                <AmountRows
                  key={sign}
                  title={sign === 1 ? t`Lo que entró` : t`Lo que salió`}
                  level="h2"
                  facts={facts}
                  names={names}
                  rows={rows}
                  onPart={
                    explain === undefined
                      ? undefined
                      : (channel) =>
                          explain(sign === 1 ? 'pointsIn' : 'pointsOut', { channel, wallet: shown })
                  }
                />
              );
            })}
            {items.some(({ purse, points }) => purse === shown && points === null) ? (
              <p className="text-small text-soft">
                <Trans>Lo que gasta cada persona no se muestra a quien la tiene a cargo.</Trans>
              </p>
            ) : null}
          </>
        );
      }}
    </ChartCard>
  );
}
