/** Cancels an order before any line is shipped; the question names the refund in points. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { OrderDetail } from '#schema/orders/orders.shapes.ts';
import { request } from '#src/api/client.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { CancelOrderDocument } from '#src/gql/graphql.ts';
import { points } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { refreshMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Query keys that a cancelled order invalidates. */
const touched = ['orders', 'points', 'catalog', 'cart'] as const;

/** A button with a confirmation dialog. */
export function CancelOrder({ order }: { order: OrderDetail }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const back = points(order.totalPoints - order.refundedPoints, language);
  const cancel = useWrite<string, OrderDetail>(
    async (id, key) => (await request(CancelOrderDocument, { id }, { key })).cancelOrder,
    {
      onDone: () => {
        setIsOpen(false);
        toasts.raise({
          severity: 'success',
          text: t`Se canceló el pedido ${order.number}. Volvieron a tu billetera: ${back}.`,
        });
      },
      refresh: (cache) => {
        void refreshMe(cache);
        for (const key of touched) void cache.invalidateQueries({ queryKey: [key] });
      },
    },
  );
  const failed = whyFailed(cancel.error);
  return (
    <>
      <Button
        variant="secondary"
        wide
        onClick={() => {
          cancel.reset();
          setIsOpen(true);
        }}
      >
        <Trans>Cancelar el pedido</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`¿Cancelar el pedido ${order.number}?`}
        confirmLabel={t`Cancelar el pedido`}
        cancelLabel={t`Conservarlo`}
        numbers={[{ label: t`Vuelven a tu billetera`, value: back }]}
        busy={cancel.isPending}
        failed={failed === null ? null : `${t`No se canceló.`} ${failed}`}
        onConfirm={() => cancel.mutate(order.id)}
      >
        <Trans>Se cancela todo el pedido. Si lo quieres otra vez, tendrás que volver a canjearlo.</Trans>
      </ConfirmDialog>
    </>
  );
}
