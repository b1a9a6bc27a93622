/** The form of one announcement: content, link, placement, dates and audience. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { placements } from '#schema/pages/pages.rules.ts';
import { badgeImage } from '#schema/recognitions/badges.endpoints.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { DepartmentsField } from '#src/departments/DepartmentsField.tsx';
import { ImageField } from '#src/ui/ImageField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { announcedWrites, refreshPages, type AdminPublicity } from './announced.queries.ts';
import { LinkField } from './LinkField.tsx';
import { placementWords } from './placementWords.ts';
import { fieldsOf, publicityFields, publicityForm, toPublicityInput } from './publicityForm.ts';
import { PublicityPreview } from './PublicityPreview.tsx';
import { useUploaded } from './useUploaded.ts';

/** Null creates a new one. */
export function PublicityPanel({
  publicity,
  open,
  onClose,
}: {
  readonly publicity: AdminPublicity | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const uploaded = useUploaded();
  const [preview, show] = usePreview(publicity?.imageUrl ?? null);
  const { form, panel } = usePanelForm({
    row: publicityForm,
    begin: fieldsOf(publicity),
    known: publicityFields,
    write: async (fields, key) => {
      const { image, bare } = fields;
      const picture = image === null ? (bare ? { imageKey: null } : {}) : { imageKey: await uploaded(image) };
      const input = { ...toPublicityInput(fields), ...picture };
      return publicity === null
        ? announcedWrites.create(input, key)
        : announcedWrites.update({ id: publicity.id, input }, key);
    },
    refresh: refreshPages,
    done: ({ title }) =>
      publicity === null ? t`Creaste el anuncio ${title}.` : t`Guardaste los cambios de ${title}.`,
    onClose,
  });
  const { control, setValue } = form;
  const now = useWatch({ control });
  const hasPicture = now.image instanceof File || now.bare !== true;
  const src = hasPicture ? preview : null;
  const isBanner = now.placement === 'banner';
  const day = (
    name: 'startsAt' | 'endsAt',
    words: { label: string; hint: string; min?: string },
  ): ReactElement => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...field} {...words} type="date" optional error={fieldState.error?.message} />
      )}
    />
  );
  return (
    <FormPanel
      open={open}
      title={publicity === null ? t`Nuevo anuncio` : publicity.title}
      saveLabel={publicity === null ? t`Crear` : undefined}
      {...panel}
    >
      <Controller
        control={control}
        name="title"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            data-autofocus
            label={t`Título`}
            placeholder={t`El viernes cerramos a mediodía`}
            maxLength={textLength.name}
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="text"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Texto`}
            optional
            counter
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="placement"
        render={({ field, fieldState }) => (
          <RadioCards
            legend={t`Dónde se ve`}
            value={field.value}
            onChange={field.onChange}
            options={placements.map((value) => ({
              value,
              label: i18n._(placementWords[value].label),
              detail: i18n._(placementWords[value].detail),
              icon: placementWords[value].icon,
            }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <PublicityPreview
        title={(now.title ?? '').trim()}
        text={(now.text ?? '').trim()}
        imageUrl={isBanner ? null : src}
        link={(now.link ?? '') === '' ? null : (now.link ?? null)}
        placement={now.placement ?? 'home'}
      />
      <Controller
        control={control}
        name="image"
        render={({ field, fieldState }) => (
          <ImageField
            label={t`Imagen`}
            optional
            hint={isBanner ? t`Sobre las páginas no se muestra.` : t`Ancha se ve mejor: PNG, JPEG o WebP.`}
            shape="wide"
            src={src}
            accept={badgeImage.types.join()}
            maxBytes={badgeImage.maxBytes}
            busy={panel.busy && field.value !== null}
            onChoose={(file) => {
              field.onChange(file);
              setValue('bare', false);
              show(file);
            }}
            onRemove={() => {
              field.onChange(null);
              setValue('bare', true, { shouldDirty: true });
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="link"
        render={({ field, fieldState }) => (
          <LinkField
            label={t`A dónde lleva`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {day('startsAt', { label: t`Primer día`, hint: t`Sin fecha, desde ya.` })}
        {day('endsAt', {
          label: t`Último día`,
          hint: t`Ese día incluido. Sin fecha, hasta que lo apagues.`,
          ...((now.startsAt ?? '') === '' ? {} : { min: now.startsAt ?? '' }),
        })}
      </div>
      <Controller
        control={control}
        name="departmentIds"
        render={({ field, fieldState }) => (
          <DepartmentsField
            label={t`Quién lo ve`}
            hint={t`Sin departamentos, todas las personas de tu organización.`}
            placeholder={t`Todos los departamentos`}
            emptyText={t`Ningún departamento coincide.`}
            unknown={t`Departamento desactivado`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="active"
        render={({ field }) => (
          <Switch
            label={t`Activo`}
            detail={t`Apagado no lo ve nadie, aunque sea su día.`}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormPanel>
  );
}
