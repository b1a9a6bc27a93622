/** Days after the start on which people who still have something to do are reminded. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { surveyLimits } from '#schema/limits.parts.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { remindersWith } from './schedule.ts';

export function RemindersField({
  hint,
  value,
  onChange,
  error,
}: {
  readonly hint: ReactNode;
  /** Days as texts of checkboxes. */
  readonly value: readonly string[];
  readonly onChange: (days: string[]) => void;
  readonly error: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <ChecksField
      legend={t`Recordatorios`}
      hint={hint}
      layout="row"
      options={remindersWith(value).map((days) => ({
        value: String(days),
        label: days === 0 ? t`El mismo día` : days === 1 ? t`Al día siguiente` : t`A los ${days} días`,
      }))}
      value={value}
      onChange={(next) => onChange(next.slice(0, surveyLimits.reminders))}
      error={error}
    />
  );
}
