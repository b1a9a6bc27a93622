/** `/wallet`: both balances with their statement, requests for points, and levels. */
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { formatTotal } from '#src/lib/totals.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { MovementsTab } from './MovementsTab.tsx';
import { statementSearch } from './statementFilter.ts';
import { useWaiting } from './useWaiting.ts';

const RequestsTab = lazy(() => import('./RequestsTab.tsx').then((file) => ({ default: file.RequestsTab })));
const LevelsTab = lazy(() => import('./LevelsTab.tsx').then((file) => ({ default: file.LevelsTab })));

const tabs = ['movements', 'requests', 'levels'] as const;

/** The screen of the route `/wallet`; tab and filters are in the URL. */
export function WalletScreen(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const waiting = useWaiting();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'movements';
  const place = <Skeleton className="h-40 w-full animate-late rounded-card!" />;
  return (
    <Page
      title={t`Billetera`}
      lead={<Trans>Lo que puedes dar, lo que puedes canjear y de dónde viene cada punto.</Trans>}
    >
      <Tabs
        label={t`Partes de tu billetera`}
        selected={tab}
        onSelect={(next) => setSearch(next === 'movements' ? '' : { tab: next })}
        tabs={[
          {
            id: 'movements',
            label: t`Movimientos`,
            content: (
              <MovementsTab
                filter={statementSearch.read(search)}
                onChange={(next) => setSearch(statementSearch.write(next), samePlace())}
              />
            ),
          },
          {
            id: 'requests',
            label: t`Solicitudes`,
            count: waiting === 0 ? undefined : formatTotal(waiting, language),
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
