/** The name of a saved view: a new one, or another name for one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { viewLimits } from '#schema/analytics/views.rules.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { savedViews, type SavedView } from './views.queries.ts';

export function NameDialog({
  of,
  open,
  write,
  onClose,
  onDone,
}: {
  /** Null for a new one. */
  readonly of: Pick<SavedView, 'name'> | null;
  readonly open: boolean;
  readonly write: (name: string, key: string) => Promise<SavedView>;
  readonly onClose: () => void;
  readonly onDone: (view: SavedView) => void;
}): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const [name, setName] = useState(of?.name ?? '');
  const [isTried, setTried] = useState(false);
  const named = useWrite(write, { refresh: savedViews.refresh, onDone });
  const isEmpty = name.trim() === '';
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) named.mutate(name.trim());
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      busy={named.isPending}
      title={of === null ? t`Guardar vista` : t`Cambiar el nombre`}
      description={
        of === null ? t`Guarda los filtros de ahora con un nombre. Solo tú ves tus vistas.` : undefined
      }
      actions={
        <>
          <Button variant="primary" type="submit" form={id} busy={named.isPending}>
            <Trans>Guardar</Trans>
          </Button>
          <Button variant="secondary" disabled={named.isPending} onClick={onClose}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={fault} />
        </>
      }
    >
      <form {...form} id={id}>
        <TextField
          label={t`Nombre`}
          value={name}
          maxLength={viewLimits.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={isTried && isEmpty ? t`Escribe un nombre.` : (whyFailed(named.error) ?? undefined)}
        />
      </form>
    </Dialog>
  );
}
