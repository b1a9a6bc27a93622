/** The name and the days of a period. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { GoalPeriodInput } from '#schema/goals/goalsAdmin.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NameInTwo } from '#src/forms/builder/FormTexts.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { periodResource, type Period } from './goalsAdmin.queries.ts';

interface PeriodFields {
  name: string;
  nameEn: string;
  startsOn: string;
  endsOn: string;
}

const periodForm = {
  schema: GoalPeriodInput,
  toInput: ({ name, nameEn, startsOn, endsOn }) => ({
    name: name.trim(),
    nameEn: nameEn.trim() === '' ? null : nameEn.trim(),
    startsOn,
    endsOn: endsOn === '' ? null : endsOn,
  }),
} satisfies RowForm<PeriodFields>;

/** `null` creates a new one. */
export function PeriodPanel({
  period,
  open,
  onClose,
}: DialogTie & { readonly period: Period | null }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: periodForm,
    id: period?.id ?? null,
    begin: {
      name: period?.name ?? '',
      nameEn: period?.nameEn ?? '',
      startsOn: period?.startsOn ?? '',
      endsOn: period?.endsOn ?? '',
    },
    known: ['name', 'nameEn', 'startsOn', 'endsOn'],
    create: periodResource.create,
    update: periodResource.update,
    refresh: periodResource.refresh,
    done: ({ name }) => (period === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={period === null ? t`Nuevo periodo` : period.name}
      saveLabel={period === null ? t`Crear` : undefined}
      {...panel}
    >
      <NameInTwo control={control} name="name" nameEn="nameEn" />
      <FormText control={control} name="startsOn" type="date" label={t`Desde`} />
      <FormText
        control={control}
        name="endsOn"
        type="date"
        label={t`Hasta`}
        hint={t`El periodo se cierra solo al día siguiente. Vacío: no tiene un último día.`}
        optional
      />
    </FormPanel>
  );
}
