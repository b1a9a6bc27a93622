/**
 * `/credential/:id`: a digital credential for everyone with its URL; verified in the reader's own browser.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { credentialQueries } from './credentials.queries.ts';
import { CredentialView } from './CredentialView.tsx';

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-22 rounded-card!" />
    <div className="flex flex-col items-center gap-6 rounded-card border border-line bg-card p-8">
      <Skeleton round className="size-30" />
      <Skeleton className="h-8 w-56" />
      <SkeletonText lines={3} />
    </div>
  </div>
);

/** The screen of the route `/credential/:id`; works with and without a session. */
export function CredentialScreen(): ReactElement {
  const { t } = useLingui();
  const { id } = useParams<{ id: string }>();
  const credential = useQuery(credentialQueries.one(id));
  const isGone = isNotFound(credential.error);
  return (
    <Page title={t`Credencial digital`} width="feed">
      {isGone ? (
        <Empty
          drawing="search"
          text={
            <Trans>
              No hay ninguna credencial en esta dirección. Revisa que el enlace esté completo, o pídelo otra
              vez a quien te lo dio.
            </Trans>
          }
        />
      ) : (
        <QueryBoundary
          query={credential}
          label={t`Cargando la credencial`}
          skeleton={<Skeletons />}
          what={<Trans>No pudimos cargar la credencial.</Trans>}
          whatOld={<Trans>No pudimos ver si la credencial sigue vigente.</Trans>}
        >
          {(shown) => <CredentialView credential={shown} />}
        </QueryBoundary>
      )}
    </Page>
  );
}
