/** The form of one announcement: content, link, placement, dates and audience. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { placements } from '#schema/pages/pages.rules.ts';
import { iconImage } from '#schema/files/ownIcon.ts';
import { FormArea, FormDay, FormField, FormSwitch, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { usePreview } from '#src/lib/usePreview.ts';
import { DepartmentsField } from '#src/departments/DepartmentsField.tsx';
import { useUploaded } from '#src/files/useUploaded.ts';
import { ImageField } from '#src/ui/ImageField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { publicityResource, type AdminPublicity } from './announced.queries.ts';
import { LinkField } from './LinkField.tsx';
import { placementWords } from './placementWords.ts';
import { fieldsOf, publicityFields, publicityForm } from './publicityForm.ts';
import { PublicityPreview } from './PublicityPreview.tsx';

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
  const keyOf = async (picture: File | null | undefined) =>
    picture === undefined ? {} : { imageKey: picture === null ? null : await uploaded(picture) };
  const [preview, show] = usePreview(publicity?.imageUrl ?? null);
  const { form, panel } = usePanelForm({
    row: publicityForm,
    id: publicity?.id ?? null,
    begin: fieldsOf(publicity),
    known: publicityFields,
    create: async ({ picture, ...input }, key) =>
      publicityResource.create({ ...input, ...(await keyOf(picture)) }, key),
    update: async ({ id, input: { picture, ...input } }, key) =>
      publicityResource.update({ id, input: { ...input, ...(await keyOf(picture)) } }, key),
    refresh: publicityResource.refresh,
    done: ({ title }) =>
      publicity === null ? t`Creaste el anuncio ${title}.` : t`Guardaste los cambios de ${title}.`,
    onClose,
  });
  const { control, setValue } = form;
  const now = useWatch({ control });
  const hasPicture = now.image instanceof File || now.bare !== true;
  const src = hasPicture ? preview : null;
  const isBanner = now.placement === 'banner';
  return (
    <FormPanel
      open={open}
      title={publicity === null ? t`Nuevo anuncio` : publicity.title}
      saveLabel={publicity === null ? t`Crear` : undefined}
      {...panel}
    >
      <FormText
        control={control}
        name="title"
        isFirst
        label={t`Título`}
        placeholder={t`El viernes cerramos a mediodía`}
        maxLength={textLength.name}
      />
      <FormArea
        control={control}
        name="text"
        label={t`Texto`}
        optional
        counter
        maxLength={textLength.description}
      />
      <FormField control={control} name="placement">
        {(tie) => (
          <RadioCards
            legend={t`Dónde se ve`}
            options={placements.map((value) => ({
              value,
              label: i18n._(placementWords[value].label),
              detail: i18n._(placementWords[value].detail),
              icon: placementWords[value].icon,
            }))}
            {...tie}
          />
        )}
      </FormField>
      <PublicityPreview
        title={(now.title ?? '').trim()}
        text={(now.text ?? '').trim()}
        imageUrl={isBanner ? null : src}
        link={(now.link ?? '') === '' ? null : (now.link ?? null)}
        placement={now.placement ?? 'home'}
      />
      <FormField control={control} name="image">
        {(tie) => (
          <ImageField
            label={t`Imagen`}
            optional
            hint={isBanner ? t`Sobre las páginas no se muestra.` : t`Ancha se ve mejor: PNG, JPEG o WebP.`}
            shape="wide"
            src={src}
            accept={iconImage.types.join()}
            maxBytes={iconImage.maxBytes}
            busy={panel.busy && tie.value !== null}
            onChoose={(file) => {
              tie.onChange(file);
              setValue('bare', false);
              show(file);
            }}
            onRemove={() => {
              tie.onChange(null);
              setValue('bare', true, { shouldDirty: true });
            }}
            error={tie.error}
          />
        )}
      </FormField>
      <FormField control={control} name="link">
        {(tie) => <LinkField label={t`A dónde lleva`} {...tie} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormDay
          control={control}
          name="startsAt"
          label={t`Primer día`}
          hint={t`Sin fecha, desde ya.`}
          optional
        />
        <FormDay
          control={control}
          name="endsAt"
          label={t`Último día`}
          hint={t`Ese día incluido. Sin fecha, hasta que lo apagues.`}
          optional
          min={(now.startsAt ?? '') === '' ? undefined : now.startsAt}
        />
      </div>
      <FormField control={control} name="departmentIds">
        {(tie) => (
          <DepartmentsField
            label={t`Quién lo ve`}
            hint={t`Sin departamentos, todas las personas de tu organización.`}
            placeholder={t`Todos los departamentos`}
            emptyText={t`Ningún departamento coincide.`}
            unknown={t`Departamento desactivado`}
            {...tie}
          />
        )}
      </FormField>
      <FormSwitch
        control={control}
        name="active"
        label={t`Activo`}
        detail={t`Apagado no lo ve nadie, aunque sea su día.`}
      />
    </FormPanel>
  );
}
