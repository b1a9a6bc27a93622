/** The sentence that compares a figure with the period before. */
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/numbers.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { share } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { changeOf } from './change.ts';
import { nameOfDays, type Days } from './days.ts';

/** "12 % más que en el trimestre anterior"; null without numbers to compare. */
export function useCompared(): (
  values: { readonly value: number | null; readonly before: number | null },
  compared: Days | null,
) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const than = (days: Days): string => {
    const [first, last] = [dayLabel(days.startDate, language), dayLabel(days.endDate, language)];
    switch (nameOfDays(days)) {
      case 'month':
        return t`que en el mes anterior`;
      case 'quarter':
        return t`que en el trimestre anterior`;
      case 'year':
        return t`que en el año anterior`;
      case 'days':
        return t`que del ${first} al ${last}`;
    }
  };
  return ({ value, before }, compared) => {
    if (value === null || before === null || compared === null) return null;
    const then = than(compared);
    const change = changeOf(value, before);
    switch (change.kind) {
      case 'same':
        return t`Lo mismo ${then}`;
      case 'first':
        return t`Antes no hubo nada`;
      case 'by': {
        const by = formatNumber(change.by, language);
        return change.isMore ? t`${by} más ${then}` : t`${by} menos ${then}`;
      }
      case 'percent': {
        const percent = share(change.percent, 100, language);
        return change.isMore ? t`${percent} más ${then}` : t`${percent} menos ${then}`;
      }
    }
  };
}
