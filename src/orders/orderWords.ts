/** Names, severities and next steps of order states, for every screen. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import type { Severity } from '#src/lib/severity.ts';

interface StateWords {
  readonly name: MessageDescriptor;
  readonly next: MessageDescriptor;
  readonly severity: Severity;
}

const states: Readonly<Record<OrderState, StateWords>> = {
  pending: {
    name: msg`Espera aprobación`,
    next: msg`Una persona que administra lo revisa. Te avisamos cuando decida.`,
    severity: 'warning',
  },
  approved: {
    name: msg`Aprobado`,
    next: msg`Ya es tuyo: lo siguiente es prepararlo.`,
    severity: 'info',
  },
  in_progress: {
    name: msg`En preparación`,
    next: msg`Lo están preparando. Te avisamos cuando salga.`,
    severity: 'info',
  },
  sent: {
    name: msg`Enviado`,
    next: msg`Va en camino.`,
    severity: 'info',
  },
  delivered: {
    name: msg`Entregado`,
    next: msg`Ya lo tienes. ¡Que lo disfrutes!`,
    severity: 'success',
  },
  cancelled: {
    name: msg`Cancelado`,
    next: msg`Se canceló y los puntos volvieron.`,
    severity: 'error',
  },
};

/** Words for order states, in the person's language. */
export interface OrderWords {
  /** "En preparación". */
  readonly name: (state: OrderState) => string;
  /** The next step, as a sentence to the buyer. */
  readonly next: (state: OrderState) => string;
  /** For `StatusTag`. */
  readonly severity: (state: OrderState) => Severity;
}

/** The same words for an order and for one of its lines. */
export function useOrderWords(): OrderWords {
  const { i18n } = useLingui();
  return {
    name: (state) => i18n._(states[state].name),
    next: (state) => i18n._(states[state].next),
    severity: (state) => states[state].severity,
  };
}
