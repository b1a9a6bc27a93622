/** One type of recognition: texts, icon, colour, senders, receivers, audience and points. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { audiences } from '#schema/recognitions/recognitions.rules.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { FormArea, FormField, FormLimit, FormNumber, FormSelect } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { LookFields } from '#src/admin/LookFields.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { OwnIconField } from '#src/files/OwnIconField.tsx';
import { useOwnIcon } from '#src/files/useOwnIcon.ts';
import { RolesField } from './RolesField.tsx';
import { audienceWords } from './roleWords.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { SubTypes } from './SubTypes.tsx';
import { fieldsOf, typeFields, typeForm } from './typeForm.ts';
import { typeResource, groupResource, typeValues, type AdminType } from './types.queries.ts';

/** `null` creates a new type. The panel closes itself after a save. */
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
  const picture = useOwnIcon(type);
  const { form, panel } = usePanelForm({
    row: typeForm,
    id: type?.id ?? null,
    begin: fieldsOf(type),
    known: typeFields,
    ...typeResource,
    ...picture.uploading(typeResource),
    done: ({ name }) => (type === null ? t`Creaste el tipo ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  const [name, valueId, iconKey] = useWatch({ control, name: ['name', 'valueId', 'iconKey'] });
  const values = useQuery(typeValues()).data ?? [];
  const groups = useQuery(groupResource.list()).data ?? [];
  return (
    <FormPanel
      open={open}
      title={type === null ? t`Nuevo tipo de reconocimiento` : type.name}
      description={
        type === null ? t`Aparece en el inicio de quienes pueden enviarlo en cuanto lo guardas.` : undefined
      }
      saveLabel={type === null ? t`Crear` : undefined}
      {...panel}
      after={type === null ? null : <SubTypes type={type} />}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" placeholder={t`Trabajo en equipo`} />
      <FormArea
        control={control}
        name="description"
        label={t`Cuándo usarlo`}
        hint={t`Una frase que ayuda a elegir bien.`}
        maxLength={textLength.description}
      />
      <LookFields control={control} icon="icon" color="color" iconUrl={picture.srcOf(iconKey)} name={name} />
      <OwnIconField control={control} name="iconKey" picture={picture} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormNumber
          control={control}
          name="minPoints"
          label={t`Puntos, mínimo por persona`}
          hint={t`Con 0 también se agradece sin puntos.`}
          max={maxPoints}
          step={5}
        />
        <FormLimit
          control={control}
          name="maxPoints"
          label={t`Puntos, máximo por persona`}
          without={t`Sin máximo`}
          usual={100}
          max={maxPoints}
        />
      </div>
      <FormField control={control} name="roles">
        {(tie) => <RolesField legend={t`Quién lo envía`} {...tie} />}
      </FormField>
      <FormField control={control} name="receiverRoles">
        {(tie) => <RolesField legend={t`Quién lo recibe`} {...tie} />}
      </FormField>
      <FormField control={control} name="seenBy">
        {(tie) => (
          <RadioCards
            legend={t`Quién ve las publicaciones`}
            options={audiences.map((value) => ({
              value,
              label: i18n._(audienceWords[value]),
              ...(value === 'everyone' ? {} : { detail: t`Además de quien envía y quien recibe.` }),
            }))}
            {...tie}
          />
        )}
      </FormField>
      <FormSelect
        control={control}
        name="valueId"
        label={t`Valor que representa`}
        hint={t`Se elige solo al reconocer con este tipo.`}
        none={t`Ninguno`}
        options={values
          .filter(({ id, active }) => active || id === valueId)
          .map(({ id, name: label }) => ({ value: id, label }))}
      />
      <FormSelect
        control={control}
        name="recognitionGroupId"
        label={t`Grupo de reconocimiento`}
        hint={t`Solo las personas del grupo podrán enviarlo, con su límite mensual.`}
        none={t`Ninguno`}
        options={groups.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </FormPanel>
  );
}
