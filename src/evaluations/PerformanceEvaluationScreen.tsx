/**
 * `/performance_evaluation`: the purpose of the evaluation, and a link to the organisation's tool (spec §2,
 * module `evaluations`).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { linksQuery } from '#src/organization/links.queries.ts';
import { OutsideLink } from '#src/organization/OutsideLink.tsx';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';

const Shape = (): ReactElement => (
  <Card className="flex flex-col gap-5 wide:p-8">
    <Skeleton className="size-14 rounded-card!" />
    <SkeletonText lines={4} />
    <Skeleton className="h-11 w-56" />
  </Card>
);

function Tool({ address }: { address: string }): ReactElement {
  const { settings } = useOrganization();
  const { host } = new URL(address);
  const name = settings?.name;
  return (
    <Card as="section" className="flex flex-col gap-5 wide:p-8">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-brand-tint text-link">
        <Icon of={ClipboardCheck} size={32} />
      </span>
      <div className="flex max-w-prose72 flex-col gap-3">
        <h2 className="text-h5 font-semibold text-balance">
          {name === undefined ? (
            <Trans>Tu organización evalúa en una herramienta aparte</Trans>
          ) : (
            <Trans>{name} evalúa en una herramienta aparte</Trans>
          )}
        </h2>
        <p className="text-soft">
          <Trans>
            Allí ves las evaluaciones que te tocan, las de tu equipo y sus resultados. Es posible que te pida
            iniciar sesión otra vez.
          </Trans>
        </p>
        <p className="text-soft">
          <Trans>Los reconocimientos que diste y recibiste quedan aquí; la herramienta no los cambia.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-stretch">
        <OutsideLink href={address} variant="primary">
          <Trans>Abrir la evaluación</Trans>
        </OutsideLink>
        <span className="text-small wrap-anywhere text-soft">
          {host} · <Trans>Se abre en una pestaña nueva.</Trans>
        </span>
      </div>
    </Card>
  );
}

/** The screen of the route `/performance_evaluation`. */
export function PerformanceEvaluationScreen(): ReactElement {
  const { t } = useLingui();
  const links = useQuery(linksQuery());
  return (
    <Page
      width="feed"
      title={t`Evaluación de desempeño`}
      lead={<Trans>Una conversación sobre tu trabajo: qué va bien, qué sigue y qué necesitas.</Trans>}
    >
      <QueryBoundary
        query={links}
        label={t`Cargando la evaluación`}
        skeleton={<Shape />}
        what={<Trans>No pudimos cargar la dirección de la evaluación.</Trans>}
        whatOld={<Trans>No pudimos actualizar la dirección de la evaluación.</Trans>}
      >
        {({ evaluation }) =>
          evaluation === null ? (
            <Empty
              drawing="coming"
              text={
                <Trans>
                  Tu organización todavía no conectó su herramienta de evaluación. Cuando lo haga, la abrirás
                  desde aquí.
                </Trans>
              }
              action={
                <Link href="/" asChild>
                  <LinkButton>
                    <Trans>Ir al inicio</Trans>
                  </LinkButton>
                </Link>
              }
            />
          ) : (
            <Tool address={evaluation} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}
