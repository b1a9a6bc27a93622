/** The panel of one of the programs: its name and its description. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ProgramInput } from '#schema/programs/programs.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { programResource, type AdminProgram } from './programsAdmin.queries.ts';

interface ProgramFields {
  name: string;
  description: string;
}

const programForm = {
  schema: ProgramInput,
  toInput: ({ name, description }) => ({ name: name.trim(), description: description.trim() }),
} satisfies RowForm<ProgramFields>;

/** `null` creates a new one. */
export function ProgramPanel({
  program,
  open,
  onClose,
}: {
  readonly program: AdminProgram | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: programForm,
    id: program?.id ?? null,
    begin: { name: program?.name ?? '', description: program?.description ?? '' },
    known: ['name', 'description'],
    ...programResource,
    done: ({ name }) => (program === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={program === null ? t`Agregar` : program.name}
      saveLabel={program === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        rows={2}
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
