/** Days, points, series and reminders of a survey. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { surveyLimits } from '#schema/limits.parts.ts';
import { seriesIntervals, type SeriesInterval } from '#schema/surveys/surveys.rules.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { FormDay, FormNumber, FormSelect, FormValue } from '#src/admin/FormFields.tsx';
import { remindersWith, type ScheduleFields as Fields } from './schedule.ts';
import { intervalWords } from './surveyWords.ts';

const at = <F extends Fields, V>(name: keyof Fields): FieldPathByValue<F, V> =>
  name as unknown as FieldPathByValue<F, V>; // the bound of F has the field with this value

/** With `isOpen`, the first day has passed. */
export function ScheduleFields<F extends FieldValues & Fields>({
  control,
  isOpen,
}: {
  readonly control: Control<F>;
  readonly isOpen: boolean;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormDay
          control={control}
          name={at<F, string>('startsAt')}
          label={t`Se abre`}
          hint={isOpen ? t`Ya se abrió.` : t`A las 00:00. Sin fecha, en cuanto la publiques.`}
          disabled={isOpen}
        />
        <FormDay
          control={control}
          name={at<F, string>('endsAt')}
          label={t`Se cierra`}
          hint={t`A las 24:00 de ese día. Sin fecha, cuando la cierres.`}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormNumber
          control={control}
          name={at<F, number | null>('points')}
          label={t`Puntos por responder`}
          hint={t`Salen del presupuesto, una vez por persona.`}
          min={0}
        />
        <FormSelect
          control={control}
          name={at<F, string | null>('repeats')}
          label={t`Se repite`}
          none={t`Una sola vez`}
          options={seriesIntervals.map((value: SeriesInterval) => ({
            value,
            label: i18n._(intervalWords[value]),
          }))}
        />
      </div>
      <FormValue<F, string[]> control={control} name={at<F, string[]>('remindAfter')}>
        {({ value, onChange, error }) => (
          <ChecksField
            legend={t`Recordatorios`}
            hint={
              <Trans>
                Solo a quienes no han respondido, tantos días después de abrir. Nadie ve sus nombres.
              </Trans>
            }
            layout="row"
            options={remindersWith(value).map((days) => ({
              value: String(days),
              label: t`A los ${days} días`,
            }))}
            value={value}
            onChange={(next) => onChange(next.slice(0, surveyLimits.reminders))}
            error={error}
          />
        )}
      </FormValue>
    </>
  );
}
