/** One type of recognition: its words, its looks, who sends, receives and sees it, and its points. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { audiences } from '#schema/recognitions/recognitions.rules.ts';
import { toasts } from '#src/lib/toasts.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { LimitField } from '#src/admin/LimitField.tsx';
import { LookFields } from '#src/admin/LookFields.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { RolesField } from './RolesField.tsx';
import { audienceWords } from './roleWords.ts';
import { rowResolver, sayRefusal } from '#src/api/rowForm.ts';
import { SubTypes } from './SubTypes.tsx';
import { fieldsOf, typeFields, typeForm, toTypeInput, type TypeFields } from './typeForm.ts';
import { typeQueries, typeWrites, type AdminType } from './types.queries.ts';
import { useSaving } from './writes.ts';

const none = '';

/** Null makes a new one. The panel closes itself once saved. */
export function TypePanel({
  type,
  open,
  onClose,
}: {
  readonly type: AdminType | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const form = useForm<TypeFields>({
    defaultValues: fieldsOf(type),
    resolver: rowResolver(typeForm, language),
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const values = useQuery(typeQueries.values()).data ?? [];
  const groups = useQuery(typeQueries.groups()).data ?? [];
  const saving = useSaving<TypeFields, unknown>({
    write: (fields, key) =>
      type === null
        ? typeWrites.create(toTypeInput(fields), key)
        : typeWrites.update({ id: type.id, input: toTypeInput(fields) }, key),
    refusal: (error) => sayRefusal(typeForm, error, typeFields, form.setError),
    onSaved: () => {
      onClose();
      toasts.raise({
        severity: 'success',
        text: type === null ? t`Creaste el tipo ${name}.` : t`Guardaste los cambios de ${name}.`,
      });
    },
  });
  return (
    <FormPanel
      open={open}
      title={type === null ? t`Nuevo tipo de reconocimiento` : type.name}
      description={
        type === null ? t`Aparece en el inicio de quienes pueden enviarlo en cuanto lo guardas.` : undefined
      }
      saveLabel={type === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
      after={type === null ? null : <SubTypes type={type} />}
    >
      <NamesFields control={control} name="name" nameEn="nameEn" placeholder={t`Trabajo en equipo`} />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Cuándo usarlo`}
            hint={t`Una frase que ayuda a elegir bien.`}
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
      <LookFields control={control} icon="icon" color="color" name={name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="minPoints"
          render={({ field, fieldState }) => (
            <NumberField
              label={t`Puntos, mínimo por persona`}
              hint={t`Con 0 también se agradece sin puntos.`}
              value={field.value}
              onChange={field.onChange}
              max={maxPoints}
              step={5}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="maxPoints"
          render={({ field, fieldState }) => (
            <LimitField
              label={t`Puntos, máximo por persona`}
              without={t`Sin máximo`}
              usual={100}
              value={field.value}
              onChange={field.onChange}
              max={maxPoints}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="roles"
        render={({ field, fieldState }) => (
          <RolesField
            legend={t`Quién lo envía`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="receiverRoles"
        render={({ field, fieldState }) => (
          <RolesField
            legend={t`Quién lo recibe`}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="seenBy"
        render={({ field }) => (
          <RadioCards
            legend={t`Quién ve las publicaciones`}
            value={field.value}
            onChange={field.onChange}
            options={audiences.map((value) => ({
              value,
              label: i18n._(audienceWords[value]),
              ...(value === 'everyone' ? {} : { detail: t`Además de quien envía y quien recibe.` }),
            }))}
          />
        )}
      />
      <Controller
        control={control}
        name="valueId"
        render={({ field, fieldState }) => (
          <Select
            label={t`Valor que representa`}
            hint={t`Se elige solo al reconocer con este tipo.`}
            value={field.value ?? none}
            onChange={(value) => field.onChange(value === none ? null : value)}
            options={[
              { value: none, label: t`Ninguno` },
              ...values
                .filter(({ id, active }) => active || id === field.value)
                .map(({ id, name: label }) => ({ value: id, label })),
            ]}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="recognitionGroupId"
        render={({ field, fieldState }) => (
          <Select
            label={t`Grupo de reconocimiento`}
            hint={t`Solo las personas del grupo podrán enviarlo, con su límite mensual.`}
            value={field.value ?? none}
            onChange={(value) => field.onChange(value === none ? null : value)}
            options={[
              { value: none, label: t`Ninguno` },
              ...groups.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormPanel>
  );
}
