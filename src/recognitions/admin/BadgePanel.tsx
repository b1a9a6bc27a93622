/** One badge: its picture, its words, its points, who may give it. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { Role } from '#schema/permissions.ts';
import { badgeEndpoints, badgeImage } from '#schema/recognitions/badges.endpoints.ts';
import { reason } from '#schema/reasons.ts';
import { toasts } from '#src/lib/toasts.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { ImageField } from '#src/ui/ImageField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { badgeWrites, type AdminBadge } from './badges.queries.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { BadgeId } from './BadgeId.tsx';
import { RolesField } from './RolesField.tsx';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { useSaving } from './writes.ts';

interface BadgeFields {
  name: string;
  description: string;
  points: number | null;
  isPublic: boolean;
  roles: Role[];
  /** Chosen just now. */
  image: File | null;
}

const known = ['name', 'description', 'points', 'roles', 'image'] as const;

const wordsOf = ({ points, ...fields }: BadgeFields) => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
  points: points ?? 0,
});

// The picture is no JSON: the row of changes has all the rest, and an id that the server gives.
const formOf = (badge: AdminBadge | null): RowForm<BadgeFields> => ({
  schema: badgeEndpoints.updateBadge.body,
  toInput: (fields) => {
    const { image: _image, ...words } = wordsOf(fields);
    return { id: badge?.id ?? '00000000-0000-7000-8000-000000000000', ...words };
  },
  names: { imageKey: 'image' },
  more: ({ image }, language) =>
    badge === null && image === null ? [reason('image', 'required', language)] : [],
});

/** Null makes a new one. */
export function BadgePanel({
  badge,
  open,
  onClose,
}: {
  readonly badge: AdminBadge | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const row = formOf(badge);
  const form = useForm<BadgeFields>({
    defaultValues: {
      name: badge?.name ?? '',
      description: badge?.description ?? '',
      points: badge?.points ?? 50,
      isPublic: badge?.isPublic ?? true,
      roles: [...(badge?.roles ?? (['manager', 'admin'] as const))],
      image: null,
    },
    resolver: rowResolver(row, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const image = useWatch({ control, name: 'image' });
  const [preview, show] = usePreview(badge?.imageUrl ?? null);
  const [progress, setProgress] = useState<number | undefined>(undefined);
  const saving = useSaving<BadgeFields, unknown>({
    write: (fields, key) => {
      const words = wordsOf(fields);
      if (badge !== null) return badgeWrites.update({ id: badge.id, ...words }, key, setProgress);
      if (words.image === null) throw new TypeError('the form lets no badge without a picture through');
      return badgeWrites.create({ ...words, image: words.image }, key);
    },
    refusal: (error) => {
      setProgress(undefined);
      return sayRefusal(row, error, known, form.setError);
    },
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: badge === null ? t`Creaste la insignia ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={badge === null ? t`Nueva insignia` : badge.name}
      description={badge === null ? undefined : t`Quien ya la tiene verá también estos cambios.`}
      saveLabel={badge === null ? t`Crear` : undefined}
      isDirty={formState.isDirty || image !== null}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
      after={badge === null ? undefined : <BadgeId id={badge.id} />}
    >
      <Controller
        control={control}
        name="image"
        render={({ field, fieldState }) => (
          <ImageField
            label={t`Imagen`}
            hint={t`Cuadrada se ve mejor: PNG, JPEG o WebP.`}
            src={preview}
            accept={badgeImage.types.join()}
            maxBytes={badgeImage.maxBytes}
            busy={saving.isPending && image !== null}
            progress={progress}
            onChoose={(file) => {
              field.onChange(file);
              show(file);
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <NamesFields control={control} name="name" placeholder={t`Mentoría`} />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Por qué se entrega`}
            optional
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="points"
        render={({ field, fieldState }) => (
          <NumberField
            label={t`Puntos para cada persona`}
            hint={t`Los da quien la envía; si la entrega la organización, salen de la organización.`}
            value={field.value}
            onChange={field.onChange}
            max={maxPoints}
            step={10}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="roles"
        render={({ field, fieldState }) => (
          <RolesField
            legend={t`Quién puede darla`}
            hint={t`En nombre de la organización, solo administradores.`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="isPublic"
        render={({ field }) => (
          <Switch
            label={t`Pública`}
            detail={t`Se ve en el perfil de quien la tiene, si tu organización usa insignias públicas.`}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormPanel>
  );
}
