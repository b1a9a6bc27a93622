/** The panel of one coverage: what it is, since when, its document, and whom to call. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { benefitLimits } from '#schema/benefits/benefits.rules.ts';
import { textLength } from '#schema/limits.parts.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormDay, FormField, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { AreaInTwo, NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { coverageFieldNames, coverageFields, coverageForm } from './coverageForm.ts';
import { coverageResource, type AdminCoverage } from './coveragesAdmin.queries.ts';
import { DocumentField } from './DocumentField.tsx';

/** `null` creates a new one. */
export function CoveragePanel({
  coverage,
  open,
  onClose,
}: DialogTie & { readonly coverage: AdminCoverage | null }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const hasFiles = useModule('files_repo');
  const { form, panel } = usePanelForm({
    row: coverageForm,
    id: coverage?.id ?? null,
    begin: coverageFields(coverage),
    known: coverageFieldNames,
    ...coverageResource,
    done: ({ name }) =>
      coverage === null ? t`Creaste ${name}. Ahora puedes asignarla.` : t`Guardaste los cambios de ${name}.`,
    onClose,
  });
  const { control } = form;
  const line = { control, maxLength: textLength.name, optional: true } as const;
  return (
    <FormPanel
      open={open}
      title={coverage === null ? t`Nueva cobertura` : say(coverage.name, coverage.nameEn)}
      saveLabel={coverage === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" placeholder={t`Seguro de gastos médicos`} />
      <FormText {...line} name="providerName" label={t`Aseguradora o proveedor`} />
      <FormText
        {...line}
        name="policyNumber"
        label={t`Número de póliza`}
        hint={t`De la organización. Al asignarla puedes dar otro.`}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormDay control={control} name="startsOn" label={t`Primer día`} optional />
        <FormDay
          control={control}
          name="endsOn"
          label={t`Último día`}
          hint={t`Avisamos 30 días antes.`}
          optional
        />
      </div>
      <AreaInTwo
        control={control}
        name="description"
        nameEn="descriptionEn"
        label={t`Qué cubre y cómo se usa`}
        rows={3}
        maxLength={benefitLimits.description}
      />
      {hasFiles ? (
        <FormField control={control} name="document">
          {(tie) => <DocumentField {...tie} />}
        </FormField>
      ) : null}
      <FormText {...line} name="contactName" label={t`A quién llamar`} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText {...line} name="contactPhone" label={t`Teléfono`} type="tel" />
        <FormText control={control} name="contactEmail" label={t`Correo`} type="email" optional />
      </div>
    </FormPanel>
  );
}
