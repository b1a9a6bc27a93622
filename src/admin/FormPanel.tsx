/** The side panel of forms. It asks before typed values are discarded, and keeps them if a save fails. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useLeaveGuard } from '#src/admin/useLeaveGuard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { noneOvertaken, OvertakenContext, type Overtaken } from './overtaken.context.ts';
import { SaveFailed } from './SaveFailed.tsx';

export interface FormPanelProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** A verb. */
  saveLabel?: string | undefined;
  isDirty: boolean;
  busy: boolean;
  /** Why the save failed, as a whole sentence. */
  failed: string | null;
  /** The fields that another person changed while the panel was open. */
  overtaken?: ReadonlyMap<string, Overtaken> | undefined;
  onClose: () => void;
  /** Submits the form; `handleSubmit` of the form. */
  onSave: (event: SubmitEvent) => Promise<void>;
  children: ReactNode;
  /** Content below the form that saves by itself. */
  after?: ReactNode;
}

/** The fields are the children. The buttons are in the footer. */
export function FormPanel({
  open,
  title,
  description,
  saveLabel,
  isDirty,
  busy,
  failed,
  overtaken = noneOvertaken,
  onClose,
  onSave,
  children,
  after,
}: FormPanelProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const leave = useLeaveGuard(open && isDirty);
  const close = (): void => leave.ask(onClose);
  const { form, fault } = useFormFaults(onSave);
  return (
    <Dialog
      open={open}
      onClose={close}
      placement="side"
      title={title}
      description={description}
      busy={busy}
      actions={
        <>
          <Button type="submit" variant="primary" form={id} busy={busy}>
            {saveLabel ?? t`Guardar`}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={close}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-5 pb-2">
        <OvertakenContext value={overtaken}>{children}</OvertakenContext>
        <SaveFailed why={failed} />
      </form>
      {after}
      {leave.dialog}
    </Dialog>
  );
}
