/** Moves the days of a published survey and changes its rewards, rules, series and reminders. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { threshold } from '#schema/limits.parts.ts';
import { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormNumber } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { changedScheduleInput, changedScheduleOf } from './schedule.ts';
import { AgainSwitch, RecognitionField } from './RuleFields.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { refreshSurveys, surveyResource, type ListedSurvey } from './surveysAdmin.queries.ts';

const known = [
  'startsAt',
  'endsAt',
  'points',
  'repeats',
  'remindAfter',
  'threshold',
  'recognitionTypeId',
] as const;
/** Fields of `ScheduleFields`. */
const scheduled = ['startsAt', 'endsAt', 'points', 'repeats', 'remindAfter'] as const;

export function SchedulePanel({
  survey,
  open,
  onClose,
}: DialogTie & { readonly survey: ListedSurvey }): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: { schema: makingEndpoints.schedule.body, toInput: changedScheduleInput },
    id: survey.id,
    begin: changedScheduleOf(survey),
    known,
    update: surveyResource.schedule,
    refresh: refreshSurveys,
    done: () => t`Guardaste los cambios de ${survey.title}.`,
    onClose,
  });
  const { errors } = form.formState;
  const fields = { ...changedScheduleOf(survey), ...useWatch({ control: form.control }) };
  return (
    <FormPanel
      open={open}
      title={survey.title}
      description={t`Quien ya respondió conserva lo que se le prometió.`}
      {...panel}
    >
      <ScheduleFields
        value={fields}
        onChange={(change) => {
          for (const name of scheduled)
            if (change[name] !== undefined) form.setValue(name, change[name], { shouldDirty: true });
        }}
        errorOf={(name) => errors[name]?.message}
        isOpen={survey.state !== 'scheduled'}
      />
      <RecognitionField
        value={fields.recognitionTypeId}
        isPromised={survey.answers > 0}
        error={errors.recognitionTypeId?.message}
        onChange={(id) => form.setValue('recognitionTypeId', id, { shouldDirty: true })}
      />
      {survey.anonymous ? null : (
        <AgainSwitch
          checked={fields.multiResponse}
          onChange={(again) => form.setValue('multiResponse', again, { shouldDirty: true })}
        />
      )}
      {survey.anonymous ? (
        <FormNumber
          control={form.control}
          name="threshold"
          label={t`Se muestra desde cuántas respuestas`}
          hint={survey.state === 'scheduled' ? undefined : t`Ya se prometió: ahora solo puede subir.`}
          min={survey.state === 'scheduled' ? threshold.least : survey.threshold}
        />
      ) : null}
    </FormPanel>
  );
}
