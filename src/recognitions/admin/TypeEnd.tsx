/** Confirmation before a type is switched off or deleted, with its usage in numbers. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { typeResource, type AdminType } from './types.queries.ts';
import { useWrite } from '#src/api/useWrite.ts';

/** A type and the action to confirm. */
export interface EndOfType {
  readonly type: AdminType;
  readonly act: 'switch off' | 'delete';
}

/** A type with posts cannot be deleted. The dialog then offers to switch off an active type. */
export function TypeEnd({
  type,
  act,
  open,
  onClose,
  onSwitchOff,
}: EndOfType & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwitchOff: (type: AdminType) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { name } = type;
  const remove = useWrite(typeResource.remove, {
    refresh: typeResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el tipo ${name}.` });
    },
  });
  // No query during or after the deletion: the type no longer exists.
  const isGoing = (remove.isPending || remove.isSuccess) && remove.variables?.id === type.id;
  const usage = useQuery({ ...typeResource.usage(type.id), enabled: open && !isGoing });
  const mayDelete = usage.data?.mayDelete ?? true;
  const deletes = act === 'delete' && mayDelete;
  const isOver = act === 'delete' && !mayDelete && !type.active;
  const isCounting = usage.isFetching;
  const number = (value: number | undefined): string =>
    value === undefined ? '—' : formatNumber(value, language);
  const confirm = (): void => {
    if (usage.isError) void usage.refetch();
    else if (isOver) onClose();
    else if (deletes) remove.mutate({ id: type.id });
    else {
      onSwitchOff(type);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={act === 'delete' ? t`¿Eliminar ${name}?` : t`¿Desactivar ${name}?`}
      tone={deletes ? 'danger' : 'plain'}
      confirmLabel={
        usage.isError ? t`Reintentar` : deletes ? t`Eliminar` : isOver ? t`Entendido` : t`Desactivar`
      }
      waiting={isCounting}
      busy={remove.isPending}
      failed={usage.isError ? t`No pudimos contar lo que depende de este tipo.` : whyFailed(remove.error)}
      numbers={[
        { label: t`Publicaciones que lo llevan`, value: number(usage.data?.posts) },
        { label: t`Etiquetas`, value: number(usage.data?.postTypes) },
        { label: t`Subtipos`, value: number(usage.data?.subTypes) },
        { label: t`Grupos`, value: number(usage.data?.groups) },
      ]}
      onConfirm={confirm}
    >
      {deletes ? (
        <Trans>Se elimina con sus etiquetas y subtipos. No se puede deshacer.</Trans>
      ) : isOver ? (
        <Trans>
          Hay publicaciones que lo llevan, así que no se puede eliminar. Ya está desactivado: nadie puede
          enviarlo.
        </Trans>
      ) : act === 'delete' ? (
        <Trans>
          Hay publicaciones que lo llevan, así que no se puede eliminar. Puedes desactivarlo: nadie más lo
          enviará y lo publicado conserva su nombre y su aspecto.
        </Trans>
      ) : (
        <Trans>
          Nadie más podrá enviarlo. Lo publicado conserva su nombre y su aspecto, y puedes activarlo de nuevo
          cuando quieras.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
