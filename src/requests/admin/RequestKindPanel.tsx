/** The panel of one kind of requests: what it is, its form, who decides, and its clock. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { requestLimits } from '#schema/requests/requests.rules.ts';
import { FormArea, FormField, FormSwitch, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { DecisionFields } from '#src/decisions/admin/DecisionFields.tsx';
import { formResource } from '#src/forms/formsAdmin.queries.ts';
import { Select } from '#src/ui/Select.tsx';
import { formValue, requestKindFields, requestKindForm, surveyValue } from './requestKindForm.ts';
import { requestKindResource, type AdminRequestKind } from './requestsAdmin.queries.ts';

/** `null` creates a new one. */
export function RequestKindPanel({
  requestKind,
  open,
  onClose,
}: {
  readonly requestKind: AdminRequestKind | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const surveys = useQuery(requestKindResource.surveys()).data ?? [];
  const forms = useQuery(formResource.list()).data ?? [];
  const { form, panel } = usePanelForm({
    row: requestKindForm,
    id: requestKind?.id ?? null,
    begin: requestKindFields(requestKind),
    known: ['title', 'description', 'needs', 'form', 'approvers', 'rule', 'clockHours', 'takesFiles'],
    ...requestKindResource,
    done: ({ title }) =>
      requestKind === null ? t`Creaste ${title}.` : t`Guardaste los cambios de ${title}.`,
    onClose,
  });
  const { control } = form;
  const stored = requestKindFields(requestKind).form;
  const choices = [
    ...surveys.map(({ id, title }) => ({ value: surveyValue(id), label: title })),
    ...forms.map(({ id, title }) => ({ value: formValue(id), label: title })),
  ];
  const isListed = stored === '' || choices.some(({ value }) => value === stored);
  return (
    <FormPanel
      open={open}
      title={requestKind === null ? t`Nuevo tipo de solicitud` : requestKind.title}
      saveLabel={requestKind === null ? t`Crear` : undefined}
      {...panel}
    >
      <FormText control={control} name="title" label={t`Título`} maxLength={textLength.name} isFirst />
      <FormArea
        control={control}
        name="description"
        label={t`Para qué es`}
        optional
        rows={2}
        maxLength={requestLimits.description}
      />
      <FormArea
        control={control}
        name="needs"
        label={t`Qué hay que tener a mano`}
        optional
        rows={2}
        maxLength={requestLimits.description}
      />
      <FormField control={control} name="form">
        {({ value, onChange, error }) => (
          <Select
            label={t`Formulario`}
            hint={t`Encuestas publicadas de tipo solicitud y formularios. Las que ya se enviaron conservan sus preguntas.`}
            value={value}
            error={error}
            onChange={onChange}
            options={[
              { value: '', label: t`Una sola pregunta abierta` },
              ...(isListed ? [] : [{ value: stored, label: requestKind?.form ?? t`El actual` }]),
              ...choices,
            ]}
          />
        )}
      </FormField>
      <DecisionFields control={control} approvers="approvers" rule="rule" clockHours="clockHours" />
      <FormSwitch control={control} name="takesFiles" label={t`Se pueden adjuntar archivos`} />
    </FormPanel>
  );
}
