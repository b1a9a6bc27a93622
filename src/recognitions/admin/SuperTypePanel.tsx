/** One super type: its name and the types it gathers. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { TypesField } from './TypesField.tsx';
import { superTypeResource, type AdminSuperType } from './types.queries.ts';

interface SuperFields {
  name: string;
  description: string;
  icon: string | null;
  recognitionTypeIds: string[];
}

const known = ['name', 'description', 'recognitionTypeIds'] as const;

const toInput = (fields: SuperFields) => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
});

const superForm = { schema: typeEndpoints.createSuperType.body, toInput } satisfies RowForm<SuperFields>;

/** `null` creates a new super type. */
export function SuperTypePanel({
  superType,
  open,
  onClose,
}: {
  readonly superType: AdminSuperType | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const supers = useQuery(superTypeResource.list()).data ?? [];
  const { form, panel } = usePanelForm({
    row: superForm,
    id: superType?.id ?? null,
    begin: {
      name: superType?.name ?? '',
      description: superType?.description ?? '',
      icon: superType?.icon ?? 'users',
      recognitionTypeIds: superType?.recognitionTypeIds ?? [],
    },
    known,
    ...superTypeResource,
    done: ({ name }) =>
      superType === null ? t`Creaste el supertipo ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={superType === null ? t`Nuevo supertipo` : superType.name}
      description={t`Reúne tipos parecidos bajo un mismo título al reconocer.`}
      saveLabel={superType === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameField control={control} name="name" placeholder={t`Entre colegas`} />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        maxLength={textLength.description}
      />
      <FormField control={control} name="icon">
        {(tie) => <IconField label={t`Ícono`} {...tie} />}
      </FormField>
      <FormField control={control} name="recognitionTypeIds">
        {(tie) => (
          <TypesField
            legend={t`Tipos que reúne`}
            detailOf={(type) => {
              const other = supers.find(({ id }) => id === type.superTypeId && id !== superType?.id)?.name;
              return other === undefined ? undefined : t`Ahora está en ${other} y saldría de ahí.`;
            }}
            {...tie}
          />
        )}
      </FormField>
    </FormPanel>
  );
}
