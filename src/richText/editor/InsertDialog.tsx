/** A small form over the editor: Enter confirms it, and no event reaches the form around the editor. */
import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';

/** The fields are the children. */
export function InsertDialog({
  open,
  title,
  confirmLabel,
  busy = false,
  more,
  onClose,
  onConfirm,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  /** A verb. */
  readonly confirmLabel: string;
  readonly busy?: boolean;
  /** An additional button. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    // React events bubble through portals: the form around the editor must not be submitted.
    event.stopPropagation();
    onConfirm();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      busy={busy}
      actions={
        <>
          <Button type="submit" form={id} busy={busy}>
            {confirmLabel}
          </Button>
          {more}
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-5 pb-2">
        {children}
      </form>
    </Dialog>
  );
}
