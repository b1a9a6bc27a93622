/** The analytics that the organisation put together, each as a card. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { analyticsQueries, type ChartFilter, type ShownCustom } from './analytics.queries.ts';
import { DimensionCard } from './DimensionCard.tsx';

function CustomCard({
  of,
  filter,
}: {
  readonly of: ShownCustom;
  readonly filter: ChartFilter;
}): ReactElement {
  const say = useWording();
  const { embedUrl, kind, by } = of;
  const name = say(of.name, of.nameEn);
  const words = say(of.description, of.descriptionEn);
  if (embedUrl === null)
    return <DimensionCard filter={filter} ask={{ type: kind, by }} name={name} note={words} />;
  return (
    <Card as="section" aria-label={name} className="flex flex-col gap-3">
      <CardTitle>{name}</CardTitle>
      <p className="text-soft">{words}</p>
      <div>
        <LinkButton href={embedUrl} target="_blank" rel="noreferrer" variant="secondary" icon={ExternalLink}>
          <Trans>Abrir en otra pestaña</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}

/** Administrators see all of them, everybody else those that are published. */
export function OwnSection({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const mayManage = useMe()?.permissions.includes('analytics.manage') === true;
  const query = useQuery(mayManage ? analyticsQueries.custom() : analyticsQueries.published());
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
        all.length === 0 ? (
          <Empty text={<Trans>Tu organización todavía no armó gráficos propios.</Trans>} />
        ) : (
          <div className="grid gap-4 wide:grid-cols-2">
            {all
              .toSorted((one, other) => one.position - other.position)
              .map((one) => (
                <CustomCard key={one.id} of={one} filter={filter} />
              ))}
          </div>
        )
      }
    </QueryBoundary>
  );
}
