/** A text of the form in both languages, side by side. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TextField } from '#src/ui/TextField.tsx';

/** `label` names the Spanish text. */
export function InTwo({
  label,
  value,
  valueEn,
  onChange,
  error,
  errorEn,
  maxLength,
  hideLabel = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly valueEn: string;
  readonly onChange: (change: { readonly text?: string; readonly textEn?: string }) => void;
  readonly error?: string | undefined;
  readonly errorEn?: string | undefined;
  readonly maxLength: number;
  readonly hideLabel?: boolean | undefined;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
      <TextField
        label={label}
        hideLabel={hideLabel}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        error={error}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <TextField
        label={t`${label} (en inglés)`}
        hideLabel={hideLabel}
        optional={!hideLabel}
        lang="en"
        value={valueEn}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={hideLabel ? t`En inglés` : undefined}
        error={errorEn}
        onChange={({ currentTarget }) => onChange({ textEn: currentTarget.value })}
      />
    </div>
  );
}
