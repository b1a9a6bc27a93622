/** The confirmation before a request is withdrawn. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints, requestWrites } from './requests.writes.ts';

/** A withdrawn request can no longer be decided. */
export function WithdrawRequest({
  request,
  open,
  onClose,
}: {
  request: PointRequest;
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const wish = pointsIn(request.amount, language);
  const { mutate, isPending, error } = useWrite(requestWrites.withdraw, {
    refresh: refreshPoints,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Retiraste tu solicitud.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Retirar tu solicitud de ${wish}?`}
      confirmLabel={t`Retirar`}
      cancelLabel={t`Dejarla`}
      busy={isPending}
      failed={whyFailed(error)}
      onConfirm={() => mutate({ id: request.id })}
    >
      <Trans>Desaparece de la lista de quien iba a decidir. Puedes pedir otra vez cuando quieras.</Trans>
    </ConfirmDialog>
  );
}
