/** Days, points, series and reminders of a survey. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { seriesIntervals, type SeriesInterval } from '#schema/surveys/surveys.rules.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RemindersField } from './RemindersField.tsx';
import type { ScheduleFields as Fields } from './schedule.ts';
import { intervalWords } from './surveyWords.ts';

const once = '';

/** With `isOpen`, the first day has passed. */
export function ScheduleFields({
  value,
  onChange,
  errorOf,
  isOpen,
}: {
  readonly value: Fields;
  readonly onChange: (change: Partial<Fields>) => void;
  readonly errorOf: (field: keyof Fields) => string | undefined;
  readonly isOpen: boolean;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={t`Se abre`}
          hint={isOpen ? t`Ya se abrió.` : t`A las 00:00. Sin fecha, en cuanto la publiques.`}
          disabled={isOpen}
          value={value.startsAt}
          error={errorOf('startsAt')}
          onChange={({ currentTarget }) => onChange({ startsAt: currentTarget.value })}
        />
        <TextField
          type="date"
          label={t`Se cierra`}
          hint={t`A las 24:00 de ese día. Sin fecha, cuando la cierres.`}
          value={value.endsAt}
          error={errorOf('endsAt')}
          onChange={({ currentTarget }) => onChange({ endsAt: currentTarget.value })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t`Puntos por responder`}
          hint={t`Salen del presupuesto, una vez por persona.`}
          min={0}
          value={value.points}
          error={errorOf('points')}
          onChange={(points) => onChange({ points })}
        />
        <Select<SeriesInterval | typeof once>
          label={t`Se repite`}
          value={value.repeats ?? once}
          error={errorOf('repeats')}
          onChange={(next) => onChange({ repeats: next === once ? null : next })}
          options={[
            { value: once, label: t`Una sola vez` },
            ...seriesIntervals.map((interval) => ({
              value: interval,
              label: i18n._(intervalWords[interval]),
            })),
          ]}
        />
      </div>
      <RemindersField
        hint={
          <Trans>Solo a quienes no han respondido, tantos días después de abrir. Nadie ve sus nombres.</Trans>
        }
        value={value.remindAfter}
        onChange={(remindAfter) => onChange({ remindAfter })}
        error={errorOf('remindAfter')}
      />
    </>
  );
}
