/** Confirmation before a value is deleted. A value with posts can only be switched off. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { isInUse, whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { valueResource, type AdminValue } from './values.queries.ts';

/** Hidden posts count too. Only the server knows them, so its refusal changes the question. */
export function ValueEnd({
  value,
  open,
  onClose,
  onSwitchOff,
}: {
  readonly value: AdminValue;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwitchOff: (value: AdminValue) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { name } = value;
  const remove = useWrite(valueResource.remove, {
    refresh: valueResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el valor ${name}.` });
    },
  });
  const isUsed = value.recognitions > 0 || isInUse(remove.error);
  const isOver = isUsed && !value.active;
  const confirm = (): void => {
    if (isOver) onClose();
    else if (isUsed) {
      onSwitchOff(value);
      onClose();
    } else remove.mutate({ id: value.id });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${name}?`}
      tone={isUsed ? 'plain' : 'danger'}
      confirmLabel={isOver ? t`Entendido` : isUsed ? t`Desactivar` : t`Eliminar`}
      busy={remove.isPending}
      failed={isInUse(remove.error) ? null : whyFailed(remove.error)}
      numbers={[
        { label: t`Reconocimientos que lo nombran`, value: formatNumber(value.recognitions, language) },
      ]}
      onConfirm={confirm}
    >
      {isOver ? (
        <Trans>
          Hay reconocimientos que lo nombran, así que no se puede eliminar. Ya está desactivado: nadie puede
          elegirlo.
        </Trans>
      ) : isUsed ? (
        <Trans>
          Hay reconocimientos que lo nombran, así que no se puede eliminar. Puedes desactivarlo: nadie más lo
          elige y lo publicado lo conserva.
        </Trans>
      ) : (
        <Trans>Deja de ofrecerse al reconocer. No se puede deshacer.</Trans>
      )}
    </ConfirmDialog>
  );
}
