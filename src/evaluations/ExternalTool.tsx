/** The link to the tool in which the organisation evaluates besides; draws nothing without an address. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { linksQuery } from '#src/organization/links.queries.ts';
import { OutsideLink } from '#src/organization/OutsideLink.tsx';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

function Tool({ address }: { address: string }): ReactElement {
  const { settings } = useOrganization();
  const { host } = new URL(address);
  const name = settings?.name;
  return (
    <Card as="section" className="flex flex-wrap items-start gap-5">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-card bg-brand-tint text-link">
        <Icon of={ClipboardCheck} size={24} />
      </span>
      <div className="flex min-w-60 flex-1 flex-col gap-3">
        <h2 className="text-h6 font-semibold text-balance">
          {name === undefined ? (
            <Trans>Tu organización también evalúa en una herramienta aparte</Trans>
          ) : (
            <Trans>{name} también evalúa en una herramienta aparte</Trans>
          )}
        </h2>
        <p className="max-w-prose72 text-soft">
          <Trans>
            Es posible que te pida iniciar sesión otra vez. Lo que escribes aquí y los reconocimientos que
            diste y recibiste no cambian con ella.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-stretch">
          <OutsideLink href={address} variant="secondary">
            <Trans>Abrir la evaluación</Trans>
          </OutsideLink>
          <span className="text-small wrap-anywhere text-soft">
            {host} · <Trans>Se abre en una pestaña nueva.</Trans>
          </span>
        </div>
      </div>
    </Card>
  );
}

/** Below the tabs. */
export function ExternalTool(): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(linksQuery())}
      label={t`Cargando la dirección de la evaluación`}
      skeleton={<Skeleton className="h-32 w-full rounded-card" />}
      what={<Trans>No pudimos cargar la dirección de la evaluación.</Trans>}
      whatOld={<Trans>No pudimos actualizar la dirección de la evaluación.</Trans>}
    >
      {({ evaluation }) => (evaluation === null ? null : <Tool address={evaluation} />)}
    </QueryBoundary>
  );
}
