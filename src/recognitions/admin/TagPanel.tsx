/** One tag: its names, icon and colour. A new tag also chooses its type. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { FormSelect } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { LookFields } from '#src/admin/LookFields.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { OwnIconField } from '#src/files/OwnIconField.tsx';
import { useOwnIcon } from '#src/files/useOwnIcon.ts';
import { tagResource, type AdminTag, type AdminType } from './types.queries.ts';

interface TagFields {
  name: string;
  nameEn: string;
  recognitionTypeId: string | null;
  icon: string | null;
  iconKey: string | null;
  color: string | null;
}

/** The subject of the panel: an existing tag, or a new one with an optional type. */
export interface TagInput {
  readonly tag: AdminTag | null;
  readonly typeId: string | null;
}

const known = ['name', 'nameEn', 'recognitionTypeId', 'iconKey', 'color'] as const;

const tagForm = {
  schema: typeEndpoints.createPostType.body,
  toInput: ({ name, nameEn, recognitionTypeId, icon, iconKey, color }: TagFields) => ({
    name: name.trim(),
    nameEn: nameEn.trim() === '' ? null : nameEn.trim(),
    icon,
    iconKey,
    color,
    // Undefined until a type is chosen, so the schema reports it as missing.
    recognitionTypeId: recognitionTypeId ?? undefined,
  }),
} satisfies RowForm<TagFields>;

/** A new tag starts with the icon and colour of its type. */
export function TagPanel({
  tag,
  typeId,
  types,
  open,
  onClose,
}: TagInput & {
  readonly types: readonly AdminType[];
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const looks = tag ?? types.find(({ id }) => id === typeId);
  const picture = useOwnIcon(tag);
  const { create, update } = picture.uploading(tagResource);
  const { form, panel } = usePanelForm({
    row: tagForm,
    id: tag?.id ?? null,
    begin: {
      name: tag?.name ?? '',
      nameEn: tag?.nameEn ?? '',
      recognitionTypeId: typeId,
      icon: looks?.icon ?? 'award',
      iconKey: tag?.iconKey ?? null,
      color: looks?.color ?? null,
    },
    known,
    create: ({ recognitionTypeId = '', ...input }, key) => create({ ...input, recognitionTypeId }, key),
    // A tag cannot move to another type.
    update: ({ id, input: { recognitionTypeId: _type, ...input } }, key) => update({ id, input }, key),
    refresh: tagResource.refresh,
    done: ({ name }) =>
      tag === null ? t`Creaste la etiqueta ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const [name, iconKey] = useWatch({ control, name: ['name', 'iconKey'] });
  return (
    <FormPanel
      open={open}
      title={tag === null ? t`Nueva etiqueta` : tag.name}
      description={t`Lo que cambias aquí se ve también en lo ya publicado.`}
      saveLabel={tag === null ? t`Crear` : undefined}
      {...panel}
    >
      {tag === null ? (
        <FormSelect
          control={control}
          name="recognitionTypeId"
          label={t`Tipo de reconocimiento`}
          hint={t`Sus reglas valen para la etiqueta: quién, cuántos puntos, quién lo ve.`}
          placeholder={t`Elige un tipo`}
          options={types.map(({ id, name: label }) => ({ value: id, label }))}
        />
      ) : null}
      <NameInTwo control={control} name="name" nameEn="nameEn" />
      <LookFields control={control} icon="icon" color="color" iconUrl={picture.srcOf(iconKey)} name={name} />
      <OwnIconField control={control} name="iconKey" picture={picture} />
    </FormPanel>
  );
}
