/** `/charts/custom`: the charts that the organisation put together, as far as they are published to the reader. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { threshold } from '#schema/limits.parts.ts';
import { Link, useSearchParams } from 'wouter';
import { useMe } from '#src/session/me.queries.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { OwnCard } from './OwnCard.tsx';
import { OwnList } from './OwnList.tsx';
import '#src/analytics/chartPaper.css';

/** With `id` in the address one of them, over the whole width. */
export function OwnChartsScreen(): ReactElement {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const id = params.get('id');
  const fewest = threshold.usual;
  const mayManage = useMe()?.permissions.includes('analytics.manage') === true;
  return (
    <Page
      title={t`Gráficos propios`}
      lead={
        mayManage ? (
          <Trans>Los que publicaste, y los que solo ve administración.</Trans>
        ) : (
          <Trans>
            Lo que tu organización decidió mostrar. Nunca se muestra a menos de {fewest} personas.
          </Trans>
        )
      }
      back={
        id === null ? (
          <BackLink to="/charts">
            <Trans>Gráficos</Trans>
          </BackLink>
        ) : (
          <BackLink to="/charts/custom">
            <Trans>Todos los gráficos propios</Trans>
          </BackLink>
        )
      }
      actions={
        mayManage ? (
          <Link href="/admin/analytics" asChild>
            <LinkButton>
              <Trans>Administrar</Trans>
            </LinkButton>
          </Link>
        ) : undefined
      }
    >
      <OwnList>
        {(all) => {
          const one = all.find((row) => row.id === id);
          if (id !== null)
            return one === undefined ? (
              <Card>
                <Empty text={<Trans>Este gráfico ya no está, o no es para ti.</Trans>} />
              </Card>
            ) : (
              <div className="chart-paper">
                <OwnCard of={one} />
              </div>
            );
          return (
            <div className="chart-paper grid gap-4 wide:grid-cols-2">
              {all.map((row) => (
                <OwnCard key={row.id} of={row} />
              ))}
            </div>
          );
        }}
      </OwnList>
    </Page>
  );
}
