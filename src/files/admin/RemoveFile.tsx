/** Confirmation before a document is deleted with all its versions and proofs. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { fileWrites, refreshFiles, type SharedFile } from '#src/files/files.queries.ts';

/** Shows the losses in numbers. */
export function RemoveFile({
  file,
  open,
  onClose,
}: {
  readonly file: SharedFile;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, name, version, progress } = file;
  const remove = useWrite(fileWrites.remove, {
    refresh: refreshFiles,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste ${name}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${name}?`}
      confirmLabel={t`Eliminar`}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      numbers={[
        { label: t`Personas que lo ven`, value: formatNumber(progress?.people ?? 0, language) },
        { label: t`Versiones que se borran`, value: formatNumber(version, language) },
        {
          label: t`Confirmaciones de la versión actual`,
          value: formatNumber(progress?.acknowledged ?? 0, language),
        },
      ]}
      onConfirm={() => remove.mutate(id)}
    >
      <Trans>
        También se pierde quién confirmó las versiones anteriores. Los enlaces abiertos dejan de servir. No se
        puede deshacer.
      </Trans>
    </ConfirmDialog>
  );
}
