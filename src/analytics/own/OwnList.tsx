/** The states around own analytics: loading, failed, stale, and none yet. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { OwnAnalytic } from './own.queries.ts';
import { useReadable } from './useReadable.ts';

/** `children` draw at least one. */
export function OwnList({
  children,
}: {
  readonly children: (all: readonly OwnAnalytic[]) => ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const { query, mayManage } = useReadable();
  return (
    <QueryBoundary
      query={query}
      label={t`Cargando los gráficos de tu organización`}
      skeleton={
        <div className="grid gap-4 wide:grid-cols-2">
          <Skeleton className="h-64 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      }
      what={<Trans>No pudimos cargar los gráficos de tu organización.</Trans>}
    >
      {(all) =>
        all.length > 0 ? (
          children(all)
        ) : (
          <Card>
            <Empty
              text={<Trans>Tu organización todavía no armó gráficos propios.</Trans>}
              action={
                mayManage ? (
                  <Link href="/admin/analytics" asChild>
                    <LinkButton variant="primary">
                      <Trans>Crear el primero</Trans>
                    </LinkButton>
                  </Link>
                ) : undefined
              }
            />
          </Card>
        )
      }
    </QueryBoundary>
  );
}
