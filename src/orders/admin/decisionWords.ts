/** The actions of administrators on a line of an order, with their effects in words. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderState } from '#schema/orders/orders.rules.ts';

/** The verb and the effect for each target state. */
export const decisionWords: Readonly<
  Record<OrderState, { readonly verb: MessageDescriptor; readonly detail: MessageDescriptor }>
> = {
  pending: { verb: msg`Volver a revisar`, detail: msg`Espera aprobación otra vez.` },
  approved: { verb: msg`Aprobar`, detail: msg`Sigue su camino.` },
  in_progress: { verb: msg`Preparar`, detail: msg`Se está preparando.` },
  sent: { verb: msg`Enviar`, detail: msg`Va en camino; el código de seguimiento ayuda a encontrarlo.` },
  delivered: {
    verb: msg({ message: 'Entregar', context: 'order' }),
    detail: msg`Llegó. Esta decisión no se puede deshacer.`,
  },
  cancelled: {
    verb: msg`Cancelar y devolver`,
    detail: msg`Los puntos vuelven a su billetera y la pieza al catálogo.`,
  },
};

/** The usual next state; null if there is none. */
export const defaultNext: Readonly<Record<OrderState, OrderState | null>> = {
  pending: 'approved',
  approved: 'in_progress',
  in_progress: 'sent',
  sent: 'delivered',
  delivered: null,
  cancelled: null,
};
