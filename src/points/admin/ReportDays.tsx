/** The date range of a report: preset months or a custom range. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { areDatesReversed } from '#src/points/statementFilter.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { daysOf, periodOf, periods, type Period, type ReportFilter } from './reportFilter.ts';

/** Shows an error if the dates are in the wrong order. */
export function ReportDays({
  scope,
  today,
  onChange,
}: {
  readonly scope: ReportFilter;
  /** YYYY-MM-DD in the organisation's zone. */
  readonly today: string;
  readonly onChange: (days: Pick<ReportFilter, 'startDate' | 'endDate'>) => void;
}): ReactElement {
  const { t } = useLingui();
  const { startDate, endDate } = scope;
  const period = periodOf(scope, today);
  const words: Readonly<Record<Period, string>> = {
    month: t`Este mes`,
    before: t`Mes anterior`,
    all: t`Desde siempre`,
  };
  const day = (text: string): string | undefined => (text === '' ? undefined : text);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div role="group" aria-label={t`Período`} className="flex flex-wrap gap-2">
        {periods.map((one) => (
          <ToggleChip key={one} pressed={period === one} onPress={() => onChange(daysOf(one, today))}>
            {words[one]}
          </ToggleChip>
        ))}
      </div>
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        <TextField
          type="date"
          label={t`Desde`}
          value={startDate ?? ''}
          max={endDate}
          onChange={(event) => onChange({ startDate: day(event.currentTarget.value), endDate })}
        />
        <TextField
          type="date"
          label={t`Hasta`}
          value={endDate ?? ''}
          min={startDate}
          error={areDatesReversed({ startDate, endDate }) ? t`Es anterior a la primera fecha.` : undefined}
          onChange={(event) => onChange({ startDate, endDate: day(event.currentTarget.value) })}
        />
      </div>
    </div>
  );
}
