/** `/cart`: the cart and its checkout on one page (spec §2, §3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { toasts } from '#src/lib/toasts.ts';
import { Page } from '#src/ui/Page.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { meQuery, type Me } from '#src/session/me.queries.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import { createCheckout } from './checkout.actors.ts';

/** The checkout of one person; ends when the page unmounts. */
function Checkout({ me }: { me: Me }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [checkout] = useState(() =>
    createCheckout(cache, me, {
      boughtElsewhere: ({ id, number }) => {
        toasts.raise({
          severity: 'success',
          text: t`Tu pedido ${number} está hecho.`,
          action: { label: t`Ver el pedido`, onAct: () => navigate(`/profile/order?id=${id}`) },
        });
      },
    }),
  );
  useEffect(() => checkout.open(), [checkout]);
  return <CheckoutView actor={checkout.actor} me={me} />;
}

/** The screen of the route `/cart`. */
export function CartScreen(): ReactElement {
  const { t } = useLingui();
  const me = useQuery(meQuery());
  if (me.data !== undefined && me.data !== null) return <Checkout key={me.data.id} me={me.data} />;
  return (
    <Page title={t`Carrito`}>
      {me.isError ? (
        <Failed
          what={<Trans>No pudimos cargar tus datos.</Trans>}
          onRetry={() => void me.refetch()}
          busy={me.isFetching}
        />
      ) : (
        <Loading label={t`Cargando tu carrito`}>
          <CartSkeleton />
        </Loading>
      )}
    </Page>
  );
}
