/** The editor of one form: its words, theme, questions and thanks. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { FormSelect } from '#src/admin/FormFields.tsx';
import { BuilderFrame } from '#src/forms/builder/BuilderFrame.tsx';
import { FormBuilder } from '#src/forms/builder/FormBuilder.tsx';
import { FormPreview } from '#src/forms/builder/FormPreview.tsx';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { useBuilderForm } from '#src/forms/builder/useBuilderForm.ts';
import { formResource, type AdminForm } from '#src/forms/formsAdmin.queries.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Me } from '#src/session/me.queries.ts';
import { Card } from '#src/ui/Card.tsx';
import { FormFields, formDraftPlace, formFieldNames, formFieldsOf, formForm } from './formForm.ts';

export function FormEditor({
  form,
  me,
  onClose,
}: {
  /** The current server state; null creates a new form. */
  readonly form: AdminForm | null;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const themes = useQuery(formResource.themes()).data?.items ?? [];
  const own = useBuilderForm({
    place: formDraftPlace(me, form?.id ?? null),
    shape: FormFields,
    row: formForm,
    id: form?.id ?? null,
    begin: formFieldsOf(form),
    known: formFieldNames,
    create: formResource.create,
    update: formResource.update,
    refresh: formResource.refresh,
    done: ({ title }) =>
      form === null ? t`Creaste el formulario ${title}.` : t`Guardaste los cambios de ${title}.`,
    onClose,
  });
  const { control } = own.form;
  const fields = { ...formFieldsOf(form), ...useWatch({ control }) };
  return (
    <BuilderFrame
      own={own}
      label={form?.title ?? t`Nuevo formulario`}
      back={<Trans>Todos los formularios</Trans>}
      saveLabel={form === null ? <Trans>Crear</Trans> : <Trans>Guardar</Trans>}
      onClose={onClose}
      preview={
        <FormPreview
          title={fields.title}
          titleEn={fields.titleEn}
          lead=""
          leadEn=""
          rows={own.builder.rows}
          end={{ text: fields.thankYouText, textEn: fields.thankYouTextEn }}
          tint={themes.find(({ id }) => id === fields.themeId)?.colors}
        />
      }
    >
      <Card className="flex flex-col gap-5">
        <LineInTwo
          control={control}
          name="title"
          nameEn="titleEn"
          label={t`Título`}
          placeholder={t`Llegada al equipo`}
          maxLength={textLength.name}
        />
        <FormSelect
          control={control}
          name="themeId"
          label={t`Tema`}
          none={t`Los colores de tu organización`}
          options={themes.map(({ id, name, nameEn }) => ({
            value: id,
            label: wording(name, nameEn, language),
          }))}
        />
      </Card>
      <FormBuilder {...own.builder} isFixed={false} />
      <Card className="flex flex-col gap-5">
        <AreaInTwo
          control={control}
          name="thankYouText"
          nameEn="thankYouTextEn"
          label={t`Gracias al terminar`}
          maxLength={textLength.terms}
        />
      </Card>
    </BuilderFrame>
  );
}
