/** The confirmation before an import is undone, with its counts. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Explains in advance which people an undo does not revert. */
export function UndoDialog({
  of: { counts },
  open,
  onClose,
  onConfirm,
}: {
  readonly of: Pick<UserImport, 'counts'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = [
    { label: t`Se quitan (eran nuevas)`, count: counts.added },
    { label: t`Vuelven a sus datos de antes`, count: counts.changed },
    { label: t`Vuelven a estar desactivadas`, count: counts.reactivated },
    { label: t`Recuperan el acceso`, count: counts.deactivated },
  ];
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Deshacer toda la importación?`}
      confirmLabel={t`Deshacer la importación`}
      cancelLabel={t`Dejarla`}
      numbers={rows
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => ({ label, value: formatNumber(count, language) }))}
      onConfirm={onConfirm}
    >
      <Trans>
        Quien ya entró con su cuenta, o fue cambiado después por alguien, se queda: al terminar te decimos
        quién y por qué.
      </Trans>
    </ConfirmDialog>
  );
}
