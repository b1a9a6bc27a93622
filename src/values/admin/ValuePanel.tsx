/** One value: its names, its meaning and its icon. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { ValueInput } from '#schema/values/values.endpoints.ts';
import { FormArea, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { IconField } from '#src/admin/IconField.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { OwnIconField } from '#src/files/OwnIconField.tsx';
import { useOwnIcon } from '#src/files/useOwnIcon.ts';
import { valueResource, type AdminValue } from './values.queries.ts';

interface ValueFields {
  name: string;
  nameEn: string;
  description: string;
  icon: string | null;
  iconKey: string | null;
}

const known = ['name', 'nameEn', 'description', 'iconKey'] as const;

const toInput = (fields: ValueFields) => ({
  ...fields,
  name: fields.name.trim(),
  nameEn: fields.nameEn.trim() === '' ? null : fields.nameEn.trim(),
  description: fields.description.trim(),
});

const valueForm = { schema: ValueInput, toInput } satisfies RowForm<ValueFields>;

/** `null` creates a new value at the end of the order. */
export function ValuePanel({
  value,
  open,
  onClose,
}: {
  readonly value: AdminValue | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const picture = useOwnIcon(value);
  const { form, panel } = usePanelForm({
    row: valueForm,
    id: value?.id ?? null,
    begin: {
      name: value?.name ?? '',
      nameEn: value?.nameEn ?? '',
      description: value?.description ?? '',
      icon: value?.icon ?? 'gem',
      iconKey: value?.iconKey ?? null,
    },
    known,
    ...valueResource,
    ...picture.uploading(valueResource),
    done: ({ name }) =>
      value === null ? t`Creaste el valor ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={value === null ? t`Nuevo valor` : value.name}
      saveLabel={value === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" placeholder={t`Cuidamos a las personas`} />
      <FormArea
        control={control}
        name="description"
        label={t`Qué significa`}
        hint={t`Cómo se nota en el día a día, en una o dos frases.`}
        maxLength={textLength.description}
      />
      <FormField control={control} name="icon">
        {(tie) => <IconField label={t`Ícono`} {...tie} />}
      </FormField>
      <OwnIconField control={control} name="iconKey" picture={picture} />
    </FormPanel>
  );
}
