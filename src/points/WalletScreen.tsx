/** `/wallet`: both purses, where every point came from, requests for points and levels (experience.md "Wallet", design §5). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { texts } from '#src/lib/texts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { meQuery } from '#src/users/me.queries.ts';
import { MovementsTab } from './MovementsTab.tsx';
import { Purses } from './Purses.tsx';
import { filterOf, searchOf, type StatementFilter } from './statementFilter.ts';
import { useWaiting } from './useWaiting.ts';

const RequestsTab = lazy(() => import('./RequestsTab.tsx').then((file) => ({ default: file.RequestsTab })));
const LevelsTab = lazy(() => import('./LevelsTab.tsx').then((file) => ({ default: file.LevelsTab })));
// The purses stand without it: where it does not come, nothing stands in its place.
const SavingCard = lazy(() =>
  Promise.all([import('#src/catalog/SavingCard.tsx'), texts.load('catalog')]).then(
    ([file]) => ({ default: file.SavingCard }),
    () => ({ default: () => null }),
  ),
);

const tabs = ['movements', 'requests', 'levels'] as const;

/** The screen of the route `/wallet`; tab and filters live in the address. */
export function WalletScreen(): ReactElement {
  const { t } = useLingui();
  const me = useQuery(meQuery());
  const hasCatalog = useModule('catalog');
  const waiting = useWaiting();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'movements';
  const filter = filterOf(search);
  const narrow = (next: StatementFilter): void => setSearch(searchOf(next), { replace: true });
  // Two zeros would look like something that was lost.
  const isOutside =
    me.data?.takesPoints === false && me.data.pointsToGive === 0 && me.data.pointsToRedeem === 0;
  const place = <Skeleton className="h-40 w-full rounded-card!" />;
  return (
    <Page
      title={t`Billetera`}
      lead={<Trans>Lo que puedes dar, lo que puedes canjear y de dónde viene cada punto.</Trans>}
    >
      {isOutside ? null : <Purses withLines={tab === 'movements'} filter={filter} onFilter={narrow} />}
      {me.data?.takesPoints === false ? (
        <Banner>
          <Trans>Tu cuenta no participa en los puntos: agradeces y te agradecen sin ellos.</Trans>
        </Banner>
      ) : null}
      {hasCatalog && !isOutside ? (
        <Suspense>
          <SavingCard />
        </Suspense>
      ) : null}
      <Tabs
        label={t`Partes de tu billetera`}
        selected={tab}
        onSelect={(next) => setSearch(next === 'movements' ? '' : { tab: next })}
        tabs={[
          {
            id: 'movements',
            label: t`Movimientos`,
            content: <MovementsTab filter={filter} onChange={narrow} />,
          },
          {
            id: 'requests',
            label: t`Solicitudes`,
            count: waiting === 0 ? undefined : waiting,
            content: (
              <Suspense fallback={place}>
                <RequestsTab />
              </Suspense>
            ),
          },
          {
            id: 'levels',
            label: t`Niveles`,
            content: (
              <Suspense fallback={place}>
                <LevelsTab />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
