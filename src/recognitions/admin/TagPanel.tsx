/** One tag: its names and its looks; a new one also the type whose rules it follows. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { typeEndpoints } from '#schema/recognitions/types.endpoints.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Select } from '#src/ui/Select.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPosts } from './adminCache.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { LookFields } from '#src/admin/LookFields.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { typeWrites, type AdminTag, type AdminType } from './types.queries.ts';
import { useSaving } from './writes.ts';

interface TagFields {
  name: string;
  nameEn: string;
  recognitionTypeId: string | null;
  icon: string | null;
  color: string | null;
}

/** What the panel is about: a tag, or a new one of a type that may be chosen already. */
export interface TagInput {
  readonly tag: AdminTag | null;
  readonly typeId: string | null;
}

const known = ['name', 'nameEn', 'recognitionTypeId', 'color'] as const;

const looksOf = ({ name, nameEn, icon, color }: TagFields) => ({
  name: name.trim(),
  nameEn: nameEn.trim() === '' ? null : nameEn.trim(),
  icon,
  color,
});

const tagForm: RowForm<TagFields> = {
  schema: typeEndpoints.createPostType.body,
  toInput: (fields) => ({
    ...looksOf(fields),
    ...(fields.recognitionTypeId === null ? {} : { recognitionTypeId: fields.recognitionTypeId }),
  }),
};

/** A new one begins with the looks of its type. */
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
  const language = useLanguage();
  const begin = tag ?? types.find(({ id }) => id === typeId);
  const form = useForm<TagFields>({
    defaultValues: {
      name: tag?.name ?? '',
      nameEn: tag?.nameEn ?? '',
      recognitionTypeId: typeId,
      icon: begin?.icon ?? 'award',
      color: begin?.color ?? null,
    },
    resolver: rowResolver(tagForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const saving = useSaving<TagFields, unknown>({
    write: (fields, key) =>
      tag === null
        ? typeWrites.createTag({ ...looksOf(fields), recognitionTypeId: fields.recognitionTypeId ?? '' }, key)
        : typeWrites.updateTag({ id: tag.id, input: looksOf(fields) }, key),
    refusal: (error) => sayRefusal(tagForm, error, known, form.setError),
    // Posts carry its looks.
    refresh: refreshPosts,
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: tag === null ? t`Creaste la etiqueta ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={tag === null ? t`Nueva etiqueta` : tag.name}
      description={t`Lo que cambias aquí se ve también en lo ya publicado.`}
      saveLabel={tag === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      {tag === null ? (
        <Controller
          control={control}
          name="recognitionTypeId"
          render={({ field, fieldState }) => (
            <Select
              label={t`Tipo de reconocimiento`}
              hint={t`Sus reglas valen para la etiqueta: quién, cuántos puntos, quién lo ve.`}
              placeholder={t`Elige un tipo`}
              value={field.value}
              onChange={field.onChange}
              options={types.map(({ id, name: label }) => ({ value: id, label }))}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      <NamesFields control={control} name="name" nameEn="nameEn" />
      <LookFields control={control} icon="icon" color="color" name={name} />
    </FormPanel>
  );
}
