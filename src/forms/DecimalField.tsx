/** A field for a number, whole or with decimals, with comma or point. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { readDecimal, type Places } from '#src/lib/readNumber.ts';
import { TextField } from '#src/ui/TextField.tsx';

/** What is no number stays in the field with the reason, and its value is NaN: no rule takes that. */
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
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(true);
  const isUnread = Number.isNaN(value);
  const shown = Object.is(readDecimal(text, places), value) ? text : isUnread ? '' : String(value ?? '');
  const isWrong = Number.isNaN(readDecimal(shown, places)) && (isOver || shown.trim() !== '-');
  return (
    <TextField
      {...words}
      error={isWrong ? t`Escribe un número, como 12 o 12.5.` : error}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onBlur={() => setOver(true)}
      onChange={({ currentTarget }) => {
        setOver(false);
        setText(currentTarget.value);
        onChange(readDecimal(currentTarget.value, places));
      }}
    />
  );
}
