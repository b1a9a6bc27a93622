/** The confirmation before a snapshot replaces the running world or is deleted. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SnapshotInfo } from '#src/api/demoKit.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

/** The action to confirm. */
export interface Asked {
  readonly what: 'load' | 'remove';
  readonly about: SnapshotInfo;
}

/** Open while an action waits for confirmation; shows failures. */
export function SnapshotQuestion({
  asked,
  isBusy,
  failed,
  onConfirm,
  onClose,
}: {
  readonly asked: Asked | null;
  readonly isBusy: boolean;
  readonly failed: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const name = asked?.about.name ?? '';
  const isLoad = asked?.what === 'load';
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      title={isLoad ? t`¿Volver a «${name}»?` : t`¿Borrar «${name}»?`}
      confirmLabel={isLoad ? t`Volver` : t`Borrar`}
      tone={isLoad ? 'plain' : 'danger'}
      busy={isBusy}
      failed={failed}
      onConfirm={onConfirm}
    >
      {isLoad ? (
        <Trans>Lo que corre ahora se pierde en todas las pestañas, a no ser que lo guardes antes.</Trans>
      ) : (
        <Trans>Desaparece de este navegador; los archivos que hayas descargado siguen sirviendo.</Trans>
      )}
    </ConfirmDialog>
  );
}
