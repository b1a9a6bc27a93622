/** The page around an editor: its way back, what was recovered, and its buttons. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { SaveFailed } from './SaveFailed.tsx';

/** Unsaved changes are stored on this device by the caller, until they are saved or discarded. */
export function EditorFrame({
  label,
  back,
  tools,
  saveLabel,
  isRecovered,
  isDirty,
  busy,
  failed,
  onClose,
  onSave,
  putBack,
  children,
}: {
  /** Accessible name of the form. */
  readonly label: string;
  /** The words of the way back. */
  readonly back: ReactNode;
  /** Beside the way back. */
  readonly tools: ReactNode;
  readonly saveLabel: ReactNode;
  /** The form started from a draft on this device. */
  readonly isRecovered: boolean;
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** Why the save failed, as a whole sentence. */
  readonly failed: string | null;
  readonly onClose: () => void;
  readonly onSave: (event: SubmitEvent) => Promise<void>;
  /** Discards what was not saved. */
  readonly putBack: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const doubt = usePanel<null>();
  const faults = useFormFaults(onSave);
  return (
    <form {...faults.form} aria-label={label} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-6" onClick={onClose}>
          {back}
        </Button>
        {tools}
      </div>
      {isRecovered && isDirty ? (
        <p role="status" className="rounded-control bg-info-tint px-3 py-2.5 text-small">
          <Trans>Seguimos donde lo dejaste: esto todavía no está guardado.</Trans>
        </p>
      ) : null}
      {children}
      <SaveFailed why={failed} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          {saveLabel}
        </Button>
        {isDirty ? (
          <Button variant="secondary" disabled={busy} onClick={() => doubt.open(null)}>
            <Trans>Descartar cambios</Trans>
          </Button>
        ) : null}
        <FaultNote fault={faults.fault} />
      </div>
      <ConfirmDialog
        open={doubt.isOpen}
        onClose={doubt.close}
        title={t`¿Descartar lo que cambiaste?`}
        confirmLabel={t`Descartar cambios`}
        cancelLabel={t`Seguir editando`}
        onConfirm={() => {
          doubt.close();
          putBack();
        }}
      >
        <Trans>Vuelves a lo que está guardado. No se puede deshacer.</Trans>
      </ConfirmDialog>
    </form>
  );
}
