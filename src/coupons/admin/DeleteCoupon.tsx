/** Confirmation before a coupon is deleted. A coupon that people took is switched off instead. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isInUse, whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { couponResource, type AdminCoupon } from './couponsAdmin.queries.ts';

/** `onSwitchOff` replaces a deletion that is not possible. */
export function DeleteCoupon({
  coupon,
  open,
  onClose,
  onSwitchOff,
}: {
  readonly coupon: AdminCoupon;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwitchOff: (coupon: AdminCoupon) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, issued, redeemed } = coupon;
  const remove = useWrite(couponResource.remove, {
    refresh: couponResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el cupón ${title}.` });
    },
  });
  const isTaken = issued > 0 || isInUse(remove.error);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isTaken ? t`¿Desactivar el cupón ${title}?` : t`¿Eliminar el cupón ${title}?`}
      confirmLabel={isTaken ? t`Desactivar` : t`Eliminar`}
      tone={isTaken ? 'plain' : 'danger'}
      busy={remove.isPending}
      failed={isInUse(remove.error) ? null : whyFailed(remove.error)}
      numbers={[
        { label: t`Tomados`, value: formatNumber(issued, language) },
        { label: t`Usados`, value: formatNumber(redeemed, language) },
      ]}
      onConfirm={() => {
        if (isTaken) {
          onSwitchOff(coupon);
          onClose();
        } else remove.mutate({ id: coupon.id });
      }}
    >
      {isTaken ? (
        <Trans>
          Hay personas que lo tomaron, así que no se puede eliminar. Si lo desactivas, nadie más puede tomarlo
          y los códigos que ya existen siguen sirviendo.
        </Trans>
      ) : (
        <Trans>Nadie lo ha tomado. No se puede deshacer.</Trans>
      )}
    </ConfirmDialog>
  );
}
