/** A field for a number, whole or with decimals, with comma or point. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { decimalFault, readDecimal, type Places } from '#src/lib/readNumber.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
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
  const language = useLanguage();
  const { whole, decimals } = places;
  const fault = isOver || shown.trim() !== '-' ? decimalFault(shown, places) : null;
  const most = formatNumber(10 ** whole - 1, language);
  const faultWords = {
    large: t`Es demasiado grande: el máximo es ${most}.`,
    decimals: t`${plural(decimals, { one: 'Puede tener un decimal como máximo.', other: 'Puede tener # decimales como máximo.' })}`,
    unreadable: t`Escribe un número, como 12 o 12.5.`,
  };
  return (
    <TextField
      {...words}
      error={fault === null ? error : faultWords[fault]}
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
