/** Deletes a product without orders. A product with orders is switched off instead. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isInUse, whyFailed } from '#src/api/whyFailed.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshCatalog } from './places.queries.ts';
import { productResource, type AdminProduct } from './products.queries.ts';

/** Cancelled orders count too. Only the server knows them, so its refusal changes the question. */
export function RemoveProduct({
  product,
  open,
  onClose,
  onSwitch,
}: {
  readonly product: AdminProduct;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwitch: (change: Switching) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, name, sold, held, active } = product;
  const remove = useWrite(productResource.remove, {
    refresh: refreshCatalog,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste ${name}.` });
    },
  });
  const isUsed = sold > 0 || isInUse(remove.error);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${name}?`}
      confirmLabel={isUsed ? (active ? t`Desactivar` : t`Entendido`) : t`Eliminar`}
      tone={isUsed ? 'plain' : 'danger'}
      busy={remove.isPending}
      failed={isInUse(remove.error) ? null : whyFailed(remove.error)}
      numbers={[
        { label: t`Canjeados`, value: formatNumber(sold, language) },
        { label: t`Apartados en carritos`, value: formatNumber(held, language) },
      ]}
      onConfirm={() => {
        if (!isUsed) return remove.mutate({ id });
        if (active) onSwitch({ id, active: false });
        onClose();
      }}
    >
      {isUsed ? (
        active ? (
          <Trans>
            Es parte de pedidos, así que no se puede eliminar. Si lo desactivas, deja de verse en el catálogo.
          </Trans>
        ) : (
          <Trans>Es parte de pedidos, así que no se puede eliminar. Ya no se ve en el catálogo.</Trans>
        )
      ) : (
        <Trans>Sale también de los carritos y de las metas de ahorro. No se puede deshacer.</Trans>
      )}
    </ConfirmDialog>
  );
}
