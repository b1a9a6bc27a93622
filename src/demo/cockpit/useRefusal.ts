/** The message for a rejected snapshot file. */
import { useLingui } from '@lingui/react/macro';
import { SnapshotRefused } from '#schema/demo/snapshotRefused.ts';

/** Returns the sentence for an error. */
export function useRefusal(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof SnapshotRefused)) return t`El archivo no se pudo leer.`;
    switch (error.fault) {
      case 'nonsense':
        return t`Este archivo no es un mundo guardado.`;
      case 'damaged':
        return t`El archivo está incompleto o dañado. Pide que te lo envíen otra vez.`;
      case 'otherRelease':
        return t`El archivo es de otra versión de la demostración y aquí no se puede abrir.`;
    }
  };
}
