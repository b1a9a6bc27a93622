/** `/programs`: those of the reader, then the open ones. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { programQueries } from './programs.queries.ts';

/** The screen of the route `/programs`. */
export function ProgramsScreen(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(programQueries.list());
  return (
    <Page title={t`Programas`} width="feed">
      <QueryBoundary
        query={query}
        label={t`Cargando los programas`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar esta lista.</Trans>}
      >
        {(programs) =>
          programs.length === 0 ? (
            <Empty text={<Trans>Todavía no hay nada aquí.</Trans>} />
          ) : (
            <div className="flex flex-col gap-3">
              {programs.map(({ id, name, description }) => (
                <Card key={id} padding="small">
                  <p>{name}</p>
                  {description === '' ? null : <p className="text-small text-soft">{description}</p>}
                </Card>
              ))}
            </div>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
