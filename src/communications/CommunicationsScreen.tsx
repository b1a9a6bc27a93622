/** `/communications`: what the organisation tells the reader, and what the reader filed; with `?id=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { CommunicationCard } from './CommunicationCard.tsx';
import { CommunicationPage } from './CommunicationPage.tsx';
import { communicationList } from './communications.queries.ts';

function List({ filed, none }: { readonly filed: boolean; readonly none: ReactNode }): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(communicationList(filed));
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los comunicados`}
      skeleton={Array.from({ length: 6 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
      what={<Trans>No pudimos cargar los comunicados.</Trans>}
    >
      {({ pages }) => {
        const all = pages.flatMap(({ items }) => items).filter((one) => one.filed === filed);
        return all.length === 0 && !query.hasNextPage ? (
          <Empty text={none} />
        ) : (
          <div className="flex flex-col gap-4">
            {all.map((one) => (
              <CommunicationCard key={one.id} of={one} />
            ))}
            <MoreRows of={query} />
          </div>
        );
      }}
    </QueryBoundary>
  );
}

/** The screen of the route `/communications`. */
export function CommunicationsScreen(): ReactElement {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [tab, setTab] = useAddressParam('tab');
  const id = search.get('id') ?? '';
  if (id !== '') return <CommunicationPage key={id} id={id} />;
  return (
    <Page title={t`Comunicados`} width="feed" lead={<Trans>Lo que tu organización te cuenta.</Trans>}>
      <Tabs
        label={t`Comunicados`}
        selected={tab ?? 'mine'}
        onSelect={(next) => setTab(next === 'mine' ? null : next)}
        tabs={[
          {
            id: 'mine',
            label: t`Para ti`,
            content: <List filed={false} none={<Trans>No hay comunicados para ti.</Trans>} />,
          },
          {
            id: 'filed',
            label: t`Archivados`,
            content: <List filed none={<Trans>No archivaste ningún comunicado.</Trans>} />,
          },
        ]}
      />
    </Page>
  );
}
