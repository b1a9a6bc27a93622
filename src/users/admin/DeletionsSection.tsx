/** `/admin/deletion-requests`: the requests for deletion of accounts, pending ones first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import type { DeletionState } from '#src/gql/graphql.ts';
import { formatTotal } from '#src/lib/totals.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { Card } from '#src/ui/Card.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { PageTurner } from './PageTurner.tsx';
import { peopleAdminQueries, type AskedDeletion } from './peopleAdmin.queries.ts';
import { deletionSearch } from './peopleSearch.ts';
import { RefuseDeletion } from './RefuseDeletion.tsx';

const views = ['pending', 'done', 'refused'] as const satisfies readonly DeletionState[];

/** The filter is stored in the URL. */
export function DeletionsSection(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { status = 'pending', page = deletionSearch.defaults.page } = deletionSearch.read(search);
  const query = useQuery({
    ...peopleAdminQueries.deletions(status, page),
    placeholderData: keepPreviousData,
  });
  const pending = useQuery(peopleAdminQueries.deletions('pending', 1)).data?.pagination.total ?? 0;
  const waiting = formatTotal(pending, useLanguage());
  const toDelete = usePanel<AskedDeletion>();
  const refused = usePanel<AskedDeletion>();
  const go = (next: DeletionState, at = 1): void =>
    setSearch(deletionSearch.write({ status: next === 'pending' ? undefined : next, page: at }), samePlace());
  const words: Readonly<Record<DeletionState, string>> = {
    pending: pending === 0 ? t`Por decidir` : t`Por decidir: ${waiting}`,
    done: t`Eliminadas`,
    refused: t`Rechazadas`,
  };
  const none: Readonly<Record<DeletionState, ReactElement>> = {
    pending: <Trans>Nadie espera una decisión. Las personas lo piden desde sus ajustes.</Trans>,
    done: <Trans>Todavía no se eliminó ninguna cuenta.</Trans>,
    refused: <Trans>Todavía no se rechazó ninguna solicitud.</Trans>,
  };
  // Hides the placeholder cards of another filter.
  const found = query.isPlaceholderData && query.data?.items[0]?.status !== status ? undefined : query.data;
  return (
    <div className="flex max-w-prose72 flex-col gap-5">
      <div role="group" aria-label={t`Qué solicitudes`} className="flex flex-wrap gap-2">
        {views.map((one) => (
          <ToggleChip key={one} pressed={status === one} onPress={() => go(one)}>
            {words[one]}
          </ToggleChip>
        ))}
      </div>
      <ListBoundary of={[query]} what={t`No pudimos cargar las solicitudes.`}>
        {found === undefined ? (
          <Loading label={t`Cargando las solicitudes`}>
            <span className="flex flex-col gap-3">
              <Skeleton className="h-40 w-full rounded-card" />
              <Skeleton className="h-40 w-full rounded-card" />
            </span>
          </Loading>
        ) : found.items.length === 0 ? (
          <Card>
            <Empty drawing="people" text={none[status]} />
          </Card>
        ) : (
          <>
            <ul aria-label={words[status]} className="flex flex-col gap-3">
              {found.items.map((wish) => (
                <DeletionCard
                  key={wish.id}
                  wish={wish}
                  onApprove={() => toDelete.open(wish)}
                  onRefuse={() => refused.open(wish)}
                />
              ))}
            </ul>
            <PageTurner
              label={t`Páginas de solicitudes`}
              {...found.pagination}
              onPage={(next) => {
                go(status, next);
                window.scrollTo({ top: 0 });
              }}
            />
          </>
        )}
      </ListBoundary>
      {toDelete.about === null ? null : (
        <LeavingDialog
          key={`approve-${toDelete.opening}`}
          act={{ kind: 'approve', requestId: toDelete.about.id }}
          person={{ id: toDelete.about.userId, name: toDelete.about.name }}
          open={toDelete.isOpen}
          onClose={toDelete.close}
        />
      )}
      {refused.about === null ? null : (
        <RefuseDeletion
          key={`refuse-${refused.opening}`}
          wish={refused.about}
          open={refused.isOpen}
          onClose={refused.close}
        />
      )}
    </div>
  );
}
