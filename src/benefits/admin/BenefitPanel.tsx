/** The panel of one benefit: what it is, who may ask and when, how it is decided, and how one gets it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { benefitLimits } from '#schema/benefits/benefits.rules.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormDay, FormField, FormLimit, FormSwitch } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { DecisionFields } from '#src/decisions/admin/DecisionFields.tsx';
import { OwnIconField } from '#src/files/OwnIconField.tsx';
import { useOwnIcon } from '#src/files/useOwnIcon.ts';
import { AreaInTwo, LineInTwo, NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { formResource } from '#src/forms/formsAdmin.queries.ts';
import { useWording } from '#src/forms/useWording.ts';
import { Select } from '#src/ui/Select.tsx';
import { benefitFieldNames, benefitFields, benefitForm } from './benefitForm.ts';
import { benefitResource, type AdminBenefit } from './benefitsAdmin.queries.ts';
import { ConditionFields } from './ConditionFields.tsx';

const Part = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}): ReactElement => (
  <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-5">
    <legend className="float-left w-full text-h6 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

/** `null` creates a new one. */
export function BenefitPanel({
  benefit,
  open,
  onClose,
}: DialogTie & { readonly benefit: AdminBenefit | null }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const forms = useQuery(formResource.list()).data ?? [];
  const picture = useOwnIcon(benefit);
  const { form, panel } = usePanelForm({
    row: benefitForm,
    id: benefit?.id ?? null,
    begin: benefitFields(benefit),
    known: benefitFieldNames,
    ...benefitResource,
    ...picture.uploading(benefitResource),
    done: ({ name }) => (benefit === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  const automatic = useWatch({ control, name: 'automatic' });
  const choices = forms.map(({ id, title, titleEn }) => ({ value: id, label: say(title, titleEn) }));
  const stored = benefit?.formId ?? '';
  const isListed = stored === '' || choices.some(({ value }) => value === stored);
  const words = { control, maxLength: benefitLimits.words, optional: true } as const;
  const texts = { control, maxLength: benefitLimits.description, rows: 3 } as const;
  return (
    <FormPanel
      open={open}
      title={benefit === null ? t`Nuevo beneficio` : say(benefit.name, benefit.nameEn)}
      saveLabel={benefit === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" placeholder={t`Gimnasio`} />
      <AreaInTwo {...texts} name="description" nameEn="descriptionEn" label={t`Qué es`} />
      <LineInTwo
        {...words}
        name="worth"
        nameEn="worthEn"
        label={t`Cuánto vale`}
        placeholder={t`$800 al mes`}
      />
      <LineInTwo {...words} name="category" nameEn="categoryEn" label={t`Categoría`} placeholder={t`Salud`} />
      <OwnIconField control={control} name="iconKey" picture={picture} />
      <Part title={<Trans>Cuándo y cuántos</Trans>}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormDay control={control} name="startsOn" label={t`Se pide desde`} optional />
          <FormDay control={control} name="endsOn" label={t`Hasta`} optional />
        </div>
        <FormLimit
          control={control}
          name="stock"
          label={t`Lugares`}
          hint={t`Pedirlo toma un lugar; si no se aprueba o se retira, vuelve a quedar libre.`}
          without={t`Sin máximo`}
          usual={20}
          min={0}
          max={benefitLimits.stock}
        />
      </Part>
      <div className="border-t border-line pt-5">
        <FormField control={control} name="conditions">
          {(tie) => <ConditionFields {...tie} />}
        </FormField>
      </div>
      <Part title={<Trans>Cómo se pide y se decide</Trans>}>
        <FormField control={control} name="form">
          {({ value, onChange, error }) => (
            <Select
              label={t`Formulario`}
              hint={t`Lo que ya se pidió conserva sus preguntas.`}
              value={value}
              error={error}
              onChange={onChange}
              options={[
                { value: '', label: t`Solo una nota, si quieren` },
                ...(isListed ? [] : [{ value: stored, label: benefit?.form ?? t`El formulario actual` }]),
                ...choices,
              ]}
            />
          )}
        </FormField>
        <FormSwitch
          control={control}
          name="automatic"
          label={t`Se aprueba en el momento`}
          detail={(isOn) =>
            isOn
              ? t`Quien cumple las condiciones lo tiene: solo falta entregarlo.`
              : t`Lo decide una persona.`
          }
        />
        {automatic ? null : (
          <DecisionFields control={control} approvers="approvers" rule="rule" clockHours="clockHours" />
        )}
      </Part>
      <Part title={<Trans>Cómo se recibe</Trans>}>
        <AreaInTwo {...texts} name="delivery" nameEn="deliveryEn" label={t`Dónde y cómo se entrega`} />
      </Part>
    </FormPanel>
  );
}
