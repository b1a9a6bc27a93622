/** The page around the builder: its way back, write or preview, what was recovered, and the buttons. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, Eye, PencilLine } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { OvertakenContext, type Overtaken } from '#src/admin/overtaken.context.ts';
import { SaveFailed } from '#src/admin/SaveFailed.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { OvertakenRows } from './OvertakenRows.tsx';
import type { BuilderForm } from './useBuilderForm.ts';

const none: ReadonlyMap<string, Overtaken> = new Map();

/** Unsaved changes are stored on this device until they are saved or discarded. */
export function BuilderFrame({
  own,
  label,
  back,
  saveLabel,
  onClose,
  preview,
  children,
}: {
  readonly own: Pick<BuilderForm<never>, 'panel' | 'isRecovered' | 'putBack' | 'builder'>;
  /** Accessible name of the form. */
  readonly label: string;
  /** The words of the way back. */
  readonly back: ReactNode;
  readonly saveLabel: ReactNode;
  readonly onClose: () => void;
  readonly preview: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const { isDirty, busy, failed, overtaken = none, onSave } = own.panel;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const doubt = usePanel<null>();
  const faults = useFormFaults((event) => {
    setView('write');
    return onSave(event);
  });
  return (
    <form {...faults.form} aria-label={label} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-6" onClick={onClose}>
          {back}
        </Button>
        <SegmentedControl
          label={t`Qué se ve`}
          hideLabel
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: t`Escribir`, icon: PencilLine },
            { value: 'preview', label: t`Vista previa`, icon: Eye },
          ]}
        />
      </div>
      {own.isRecovered && isDirty ? (
        <p role="status" className="rounded-control bg-info-tint px-3 py-2.5 text-small">
          <Trans>Seguimos donde lo dejaste: esto todavía no está guardado.</Trans>
        </p>
      ) : null}
      {view === 'preview' ? (
        preview
      ) : (
        <OvertakenContext value={overtaken}>
          {children}
          <OvertakenRows overtaken={overtaken.get('rows')} />
        </OvertakenContext>
      )}
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
          own.putBack();
        }}
      >
        <Trans>Vuelves a lo que está guardado. No se puede deshacer.</Trans>
      </ConfirmDialog>
    </form>
  );
}
