/** The support channels that the organisation has set. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, LifeBuoy, Mail, MessageCircle, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { linksQuery, type OutsideLinks } from '#src/organization/links.queries.ts';
import { OutsideLink } from '#src/organization/OutsideLink.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';

interface ChannelProps {
  icon: LucideIcon;
  name: ReactNode;
  detail: ReactNode;
  action: ReactNode;
}

const Channel = ({ icon, name, detail, action }: ChannelProps): ReactElement => (
  <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
    <span className="flex items-center gap-3">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-tint text-link">
        <Icon of={icon} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small wrap-anywhere text-soft">{detail}</span>
      </span>
    </span>
    {action}
  </li>
);

function List({ links }: { links: OutsideLinks }): ReactElement {
  const { supportChannel, supportEmail, whatsapp, workplace } = links;
  if ([supportChannel, supportEmail, whatsapp, workplace].every((one) => one === null))
    return (
      <Empty
        text={
          <Trans>
            Tu organización todavía no tiene un canal de ayuda. Las preguntas frecuentes siguen aquí.
          </Trans>
        }
        action={
          <Link href="/clip_guide" asChild>
            <LinkButton>
              <Trans>Ver la guía</Trans>
            </LinkButton>
          </Link>
        }
      />
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {supportChannel === null ? null : (
          <Channel
            icon={LifeBuoy}
            name={<Trans>Canal de soporte</Trans>}
            detail={new URL(supportChannel).host}
            action={
              <OutsideLink href={supportChannel} wide>
                <Trans>Abrir el canal</Trans>
              </OutsideLink>
            }
          />
        )}
        {supportEmail === null ? null : (
          <Channel
            icon={Mail}
            name={<Trans>Correo</Trans>}
            detail={supportEmail}
            action={
              <LinkButton href={`mailto:${supportEmail}`} icon={Mail} wide>
                <Trans>Escribir un correo</Trans>
              </LinkButton>
            }
          />
        )}
        {whatsapp === null ? null : (
          <Channel
            icon={MessageCircle}
            name="WhatsApp"
            detail={`+${new URL(whatsapp).pathname.slice(1)}`}
            action={
              <OutsideLink href={whatsapp} wide>
                <Trans>Abrir WhatsApp</Trans>
              </OutsideLink>
            }
          />
        )}
        {workplace === null ? null : (
          <Channel
            icon={Building2}
            name="Workplace"
            detail={<Trans>El chat de tu organización</Trans>}
            action={
              <OutsideLink href={workplace} wide>
                <Trans>Abrir Workplace</Trans>
              </OutsideLink>
            }
          />
        )}
      </ul>
      {[supportChannel, whatsapp, workplace].every((one) => one === null) ? null : (
        <p className="text-small text-soft">
          <Trans>Los sitios externos se abren en una pestaña nueva.</Trans>
        </p>
      )}
    </>
  );
}

const Shape = (): ReactElement => (
  <div className="flex flex-col gap-6">
    {[0, 1, 2].map((line) => (
      <div key={line} className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-11" />
      </div>
    ))}
  </div>
);

/** Draws all query states; the questions work without the channels. */
export function Channels(): ReactElement {
  const { t } = useLingui();
  const links = useQuery(linksQuery());
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Habla con alguien</Trans>
      </CardTitle>
      <QueryBoundary
        query={links}
        label={t`Cargando los canales de ayuda`}
        skeleton={<Shape />}
        what={<Trans>No pudimos cargar los canales de ayuda.</Trans>}
        whatOld={<Trans>No pudimos actualizar los canales de ayuda.</Trans>}
      >
        {(known) => <List links={known} />}
      </QueryBoundary>
    </Card>
  );
}
