/** A field for a number, whole or with decimals, with comma or point. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { TextField } from '#src/ui/TextField.tsx';

/** Digits before and after the point. */
export interface Places {
  readonly whole: number;
  readonly decimals: number;
}

const numberOf = (text: string, { whole, decimals }: Places): number | null => {
  const plain = text.trim().replace(',', '.');
  const [digits = '', rest = ''] = plain.replace('-', '').split('.');
  if (!/^-?\d+(\.\d*)?$/u.test(plain) || digits.length > whole || rest.length > decimals) return null;
  return Number(plain);
};

/** What is no number yet stays in the field, and its value is null. */
export function DecimalField({
  value,
  onChange,
  places = { whole: 10, decimals: 2 },
  error,
  ...words
}: {
  value: number | null;
  onChange: (value: number | null) => void;
  places?: Places;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  trailing?: ReactNode;
  disabled?: boolean;
}): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState(value === null ? '' : String(value));
  const shown = numberOf(text, places) === value ? text : String(value ?? '');
  const isWrong = text.trim() !== '' && numberOf(text, places) === null;
  return (
    <TextField
      {...words}
      error={isWrong && error !== undefined ? t`Escribe un número, como 12 o 12.5.` : error}
      inputMode="decimal"
      autoComplete="off"
      value={isWrong && value === null ? text : shown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(numberOf(currentTarget.value, places));
      }}
    />
  );
}
