/** The names of channels, states and audiences in words. */
import { useLingui } from '@lingui/react/macro';
import { Mail, MessageCircle, Newspaper, Pin, type LucideIcon } from 'lucide-react';
import type {
  CommunicationChannel,
  CommunicationState,
  DeliveryState,
} from '#schema/communications/communications.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

export const channelIcons: Readonly<Record<CommunicationChannel, LucideIcon>> = {
  pin: Pin,
  newsfeed: Newspaper,
  email: Mail,
  whatsapp: MessageCircle,
};

interface ChannelWords {
  readonly name: string;
  readonly detail: string;
}

export function useChannelWords(): Readonly<Record<CommunicationChannel, ChannelWords>> {
  const { t } = useLingui();
  return {
    pin: { name: t`Fijado`, detail: t`Arriba de la página de inicio.` },
    newsfeed: { name: t`Novedades`, detail: t`Entre las publicaciones, con comentarios.` },
    email: { name: t`Correo`, detail: t`A quien no lo apagó, sin rastreo de aperturas.` },
    whatsapp: { name: 'WhatsApp', detail: t`Un aviso a quien lo activó, con el enlace.` },
  };
}

export function useStateWords(): Readonly<
  Record<CommunicationState, { readonly name: string; readonly severity: Severity }>
> {
  const { t } = useLingui();
  return {
    scheduled: { name: t`Programado`, severity: 'info' },
    delivering: { name: t`En camino`, severity: 'info' },
    delivered: { name: t`Entregado`, severity: 'success' },
    cancelled: { name: t`Cancelado`, severity: 'warning' },
  };
}

export function useDeliveryWords(): Readonly<Record<DeliveryState, string>> {
  const { t } = useLingui();
  return {
    none: '–',
    waiting: t`Espera su hora`,
    sent: t`Entregado`,
    no_address: t`Sin dirección que funcione`,
    opted_out: t`Lo apagó`,
    off: t`Canal apagado`,
    left: t`Ya no está`,
    refused: t`No lo aceptó el servidor`,
    unknown: t`No se sabe si llegó`,
    bounced: t`Volvió después`,
    complained: t`Marcado como no deseado`,
  };
}
