/** One super type: its name and the types it gathers. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { refreshRecognition } from './adminCache.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { TypesField } from './TypesField.tsx';
import { typeQueries, typeWrites, type AdminSuperType } from './types.queries.ts';

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

const superForm: RowForm<SuperFields> = { schema: typeEndpoints.createSuperType.body, toInput };

/** Null makes a new one. */
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
  const supers = useQuery(typeQueries.superTypes()).data ?? [];
  const { form, panel } = usePanelForm<SuperFields>({
    row: superForm,
    begin: {
      name: superType?.name ?? '',
      description: superType?.description ?? '',
      icon: superType?.icon ?? 'users',
      recognitionTypeIds: superType?.recognitionTypeIds ?? [],
    },
    known,
    write: (fields, key) =>
      superType === null
        ? typeWrites.createSuper(toInput(fields), key)
        : typeWrites.updateSuper({ id: superType.id, input: toInput(fields) }, key),
    refresh: refreshRecognition,
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
      <NamesFields control={control} name="name" placeholder={t`Entre colegas`} />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Descripción`}
            optional
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="icon"
        render={({ field }) => <IconField label={t`Ícono`} value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="recognitionTypeIds"
        render={({ field, fieldState }) => (
          <TypesField
            legend={t`Tipos que reúne`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            detailOf={(type) => {
              const other = supers.find(({ id }) => id === type.superTypeId && id !== superType?.id)?.name;
              return other === undefined ? undefined : t`Ahora está en ${other} y saldría de ahí.`;
            }}
          />
        )}
      />
    </FormPanel>
  );
}
