/** Edits the details of a document. Its content changes only by a new version. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { detailsFields, detailsForm, fieldsOf } from '#src/files/detailsForm.ts';
import { fileWrites, refreshFiles, type SharedFile } from '#src/files/files.queries.ts';
import { DetailsFields } from './DetailsFields.tsx';

/** Only people who must acknowledge for the first time are notified, and the panel says so. */
export function EditFile({
  file,
  open,
  onClose,
}: {
  readonly file: SharedFile;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: detailsForm,
    id: file.id,
    begin: fieldsOf(file),
    known: detailsFields,
    update: fileWrites.change,
    refresh: refreshFiles,
    done: ({ name }) => t`Guardaste los datos de ${name}.`,
    onClose,
  });
  return (
    <FormPanel {...panel} open={open} title={file.name}>
      <DetailsFields control={form.control} isNamed />
      <p className="rounded-control bg-info-tint px-3 py-2.5 text-small">
        <Trans>
          Solo reciben un aviso las personas a las que este cambio les pide confirmar por primera vez.
        </Trans>
      </p>
    </FormPanel>
  );
}
