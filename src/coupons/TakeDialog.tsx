/**
 * The confirmation before a coupon is taken: cost, remaining balance, validity of the code, and that points
 * are not refunded.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { points } from '#src/lib/numbers.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { refreshMe, useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshCoupons, showTaken, takeCoupon } from './coupons.queries.ts';
import { useCouponWords } from './couponWords.ts';

/** `onTaken` receives the redemption with its code. */
export function TakeDialog({
  coupon,
  open,
  onClose,
  onTaken,
}: {
  coupon: Coupon;
  open: boolean;
  onClose: () => void;
  onTaken: (redemption: Redemption) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useCouponWords();
  const cache = useQueryClient();
  const me = useMe();
  const take = useWrite(takeCoupon, {
    refresh: refreshCoupons,
    onDone: (redemption) => {
      if (me !== undefined) showTaken(cache, me.id, { ...coupon, redemption });
      void refreshMe(cache);
      onTaken(redemption);
    },
  });
  const { title, points: price, terms } = coupon;
  const costs = price > 0;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Tomar «${title}»?`}
      tone="plain"
      confirmLabel={costs ? t`Tomar por ${points(price, language)}` : t`Tomar gratis`}
      busy={take.isPending}
      failed={whyFailed(take.error)}
      numbers={[
        { label: t`Precio`, value: words.price(price) },
        ...(costs && me !== undefined
          ? [{ label: t`Te quedarán`, value: points(Math.max(0, me.pointsToRedeem - price), language) }]
          : []),
        { label: t`Puedes usarlo hasta`, value: words.usableUntil(coupon) },
      ]}
      onConfirm={() => take.mutate(coupon.id)}
    >
      <p>
        <Trans>Te damos un código para mostrarlo donde lo uses. Sirve una sola vez.</Trans>
      </p>
      {costs ? (
        <p className="mt-2 font-semibold text-ink">
          <Trans>Si no lo usas a tiempo, los puntos no se devuelven.</Trans>
        </p>
      ) : null}
      {terms === '' ? null : <p className="mt-2 text-small whitespace-pre-line wrap-anywhere">{terms}</p>}
    </ConfirmDialog>
  );
}
