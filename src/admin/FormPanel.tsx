/** The side panel in which administrators make and change things: it asks before losing what was typed and keeps it when saving fails. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useLeaveGuard } from '#src/admin/useLeaveGuard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { SaveFailed } from './SaveFailed.tsx';

export interface FormPanelProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** A verb. */
  saveLabel?: string | undefined;
  isDirty: boolean;
  busy: boolean;
  /** Why it was not saved, as a whole sentence. */
  failed: string | null;
  onClose: () => void;
  /** Sends the form; `handleSubmit` of the form. */
  onSave: (event: SubmitEvent) => unknown;
  children: ReactNode;
  /** Below the form, with writes of its own. */
  after?: ReactNode;
}

/** Fields as children; the buttons stand at its foot. */
export function FormPanel({
  open,
  title,
  description,
  saveLabel,
  isDirty,
  busy,
  failed,
  onClose,
  onSave,
  children,
  after,
}: FormPanelProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const leave = useLeaveGuard(open && isDirty);
  const close = (): void => leave.ask(onClose);
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
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void onSave(event)} className="flex flex-col gap-5 pb-2">
        {children}
        <SaveFailed why={failed} />
      </form>
      {after}
      {leave.dialog}
    </Dialog>
  );
}
