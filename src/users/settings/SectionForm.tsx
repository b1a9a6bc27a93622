/**
 * One section of the settings with its own form: the buttons appear after a change, and failed input stays.
 */
import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useUnsaved } from './unsaved.context.tsx';

/** A card of the settings. */
export function SettingsSection({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <CardTitle id={id}>{title}</CardTitle>
        {lead === undefined ? null : <p className="max-w-prose72 text-small text-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}

/** The fields are the children; `failed` is an error without a field. */
export function SectionForm({
  id,
  isDirty,
  busy,
  failed,
  onSave,
  onReset,
  children,
}: {
  readonly id: string;
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  readonly onSave: (event: SubmitEvent) => Promise<void>;
  readonly onReset: () => void;
  readonly children: ReactNode;
}): ReactElement {
  useUnsaved(id, isDirty);
  const { form, fault } = useFormFaults(onSave);
  return (
    <form {...form} className="flex flex-col gap-5">
      {children}
      {failed === null ? null : (
        <FieldError>
          <Trans>No se guardó. Lo que cambiaste sigue aquí.</Trans> {failed}
        </FieldError>
      )}
      {isDirty || busy || failed !== null ? (
        <div className="flex animate-appear flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button type="submit" busy={busy}>
            <Trans>Guardar</Trans>
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onReset}>
            <Trans>Descartar</Trans>
          </Button>
          <FaultNote fault={fault} />
        </div>
      ) : null}
    </form>
  );
}
