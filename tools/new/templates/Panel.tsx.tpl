/** The panel of one of the {{domain}}: its name and its description. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { {{One}}Input } from '#schema/{{domain}}/{{domain}}.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { {{one}}Resource, type Admin{{One}} } from './{{domain}}Admin.queries.ts';

interface {{One}}Fields {
  name: string;
  description: string;
}

const {{one}}Form = {
  schema: {{One}}Input,
  toInput: ({ name, description }) => ({ name: name.trim(), description: description.trim() }),
} satisfies RowForm<{{One}}Fields>;

/** `null` creates a new one. */
export function {{One}}Panel({
  {{one}},
  open,
  onClose,
}: {
  readonly {{one}}: Admin{{One}} | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: {{one}}Form,
    id: {{one}}?.id ?? null,
    begin: { name: {{one}}?.name ?? '', description: {{one}}?.description ?? '' },
    known: ['name', 'description'],
    ...{{one}}Resource,
    done: ({ name }) => ({{one}} === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={ {{one}} === null ? t`Agregar` : {{one}}.name}
      saveLabel={ {{one}} === null ? t`Crear` : undefined}
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
