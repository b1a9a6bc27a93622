/** One badge: its picture, texts, points and allowed givers. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { Role } from '#schema/permissions.ts';
import { iconImage } from '#schema/files/ownIcon.ts';
import { badgeEndpoints } from '#schema/recognitions/badges.endpoints.ts';
import { reason } from '#schema/reasons.general.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { ImageField } from '#src/ui/ImageField.tsx';
import { badgeResource, type AdminBadge } from './badges.queries.ts';
import { FormArea, FormField, FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameField } from '#src/admin/NameField.tsx';
import { refreshRecognition } from './adminCache.ts';
import { BadgeId } from './BadgeId.tsx';
import { RolesField } from './RolesField.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';

interface BadgeFields {
  name: string;
  description: string;
  points: number | null;
  isPublic: boolean;
  roles: Role[];
  /** The picture chosen in this form. */
  image: File | null;
}

const known = ['name', 'description', 'points', 'roles', 'image'] as const;

const wordsOf = ({ points, ...fields }: BadgeFields) => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
  points: points ?? 0,
});

// The picture is not JSON, so the schema covers the other fields only. The server assigns the id.
const formOf = (badge: AdminBadge | null) =>
  ({
    schema: badgeEndpoints.updateBadge.body,
    toInput: (fields) => ({ id: badge?.id ?? '00000000-0000-7000-8000-000000000000', ...wordsOf(fields) }),
    names: { imageKey: 'image' },
    more: ({ image }, language) =>
      badge === null && image === null ? [reason('image', 'required', language)] : [],
  }) satisfies RowForm<BadgeFields>;

/** `null` creates a new badge. */
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
  const [progress, setProgress] = useState<number | undefined>(undefined);
  const { form, panel } = usePanelForm({
    row: formOf(badge),
    id: badge?.id ?? null,
    begin: {
      name: badge?.name ?? '',
      description: badge?.description ?? '',
      points: badge?.points ?? 50,
      isPublic: badge?.isPublic ?? true,
      roles: [...(badge?.roles ?? (['manager', 'admin'] as const))],
      image: null,
    },
    known,
    create: ({ id: _id, image: picture, ...words }, key) => {
      if (picture === null) throw new TypeError('the form lets no badge without a picture through');
      return badgeResource.create({ ...words, image: picture }, key);
    },
    update: ({ id, input: { id: _same, ...words } }, key) =>
      badgeResource.update({ id, ...words }, key, setProgress),
    refresh: refreshRecognition,
    explain: () => setProgress(undefined),
    done: ({ name }) =>
      badge === null ? t`Creaste la insignia ${name}.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const image = useWatch({ control, name: 'image' });
  const [preview, show] = usePreview(badge?.imageUrl ?? null);
  return (
    <FormPanel
      open={open}
      title={badge === null ? t`Nueva insignia` : badge.name}
      description={badge === null ? undefined : t`Quien ya la tiene verá también estos cambios.`}
      saveLabel={badge === null ? t`Crear` : undefined}
      {...panel}
      isDirty={panel.isDirty || image !== null}
      after={badge === null ? undefined : <BadgeId id={badge.id} />}
    >
      <FormField control={control} name="image">
        {(tie) => (
          <ImageField
            label={t`Imagen`}
            hint={t`Cuadrada se ve mejor: PNG, JPEG o WebP.`}
            src={preview}
            accept={iconImage.types.join()}
            maxBytes={iconImage.maxBytes}
            busy={panel.busy && image !== null}
            progress={progress}
            onChoose={(file) => {
              tie.onChange(file);
              show(file);
            }}
            error={tie.error}
          />
        )}
      </FormField>
      <NameField control={control} name="name" placeholder={t`Mentoría`} />
      <FormArea
        control={control}
        name="description"
        label={t`Por qué se entrega`}
        optional
        maxLength={textLength.description}
      />
      <FormNumber
        control={control}
        name="points"
        label={t`Puntos para cada persona`}
        hint={t`Los da quien la envía; si la entrega la organización, salen de la organización.`}
        max={maxPoints}
        step={10}
      />
      <FormField control={control} name="roles">
        {(tie) => (
          <RolesField
            legend={t`Quién puede darla`}
            hint={t`En nombre de la organización, solo administradores.`}
            {...tie}
          />
        )}
      </FormField>
      <FormSwitch
        control={control}
        name="isPublic"
        label={t`Pública`}
        detail={t`Se ve en el perfil de quien la tiene, si tu organización usa insignias públicas.`}
      />
    </FormPanel>
  );
}
