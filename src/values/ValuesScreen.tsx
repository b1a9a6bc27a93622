/** `/corp_values`: the organisation's values, with the number of recognitions for each (spec §2). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { ValueCard } from './ValueCard.tsx';
import { valueQueries } from './values.queries.ts';

const wall = 'grid gap-4 wide:grid-cols-2 wide:gap-6';

const Skeletons = (): ReactElement => (
  <div className={wall}>
    {Array.from({ length: 4 }, (_, card) => (
      <Skeleton key={card} className="h-56 rounded-card!" />
    ))}
  </div>
);

/** The screen of the route `/corp_values`. */
export function ValuesScreen(): ReactElement {
  const { t } = useLingui();
  const values = useQuery(valueQueries.shown());
  const mayManage = useMe()?.permissions.includes('values.manage') === true;
  return (
    <Page
      title={t`Valores corporativos`}
      lead={<Trans>Lo que nos importa, y cuántas veces alguien lo hizo visible.</Trans>}
    >
      <QueryBoundary
        query={values}
        label={t`Cargando los valores`}
        skeleton={<Skeletons />}
        what={<Trans>No pudimos cargar los valores.</Trans>}
        whatOld={<Trans>No pudimos actualizar los valores.</Trans>}
      >
        {(all) =>
          all.length === 0 ? (
            <Empty
              drawing="people"
              text={<Trans>Tu organización todavía no ha publicado sus valores.</Trans>}
              action={
                <Link href={mayManage ? '/admin/values' : '/'} asChild>
                  <LinkButton>
                    {mayManage ? <Trans>Publicar valores</Trans> : <Trans>Ir al inicio</Trans>}
                  </LinkButton>
                </Link>
              }
            />
          ) : (
            <ul className={wall}>
              {all.map((value) => (
                <ValueCard key={value.id} value={value} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
