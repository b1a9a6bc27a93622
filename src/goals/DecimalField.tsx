/** A number with at most four decimal places, typed with comma or point. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { isGoalNumber } from '#schema/goals/progress.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';

const numberOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,12}(\.\d{0,4})?$/u.test(plain) && isGoalNumber(Number(plain)) ? Number(plain) : null;
};

export interface DecimalFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'trailing'> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** What is no number yet remains in the field; its value is null. */
export function DecimalField({ value, onChange, error, ...rest }: DecimalFieldProps): ReactElement {
  const { t } = useLingui();
  const [text, setText] = useState(value === null ? '' : String(value));
  const isOwn = numberOf(text) === value;
  const isWrong = text.trim() !== '' && numberOf(text) === null;
  return (
    <TextField
      {...rest}
      error={isWrong && error !== undefined ? t`Escribe un número, como 12 o 12.5.` : error}
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? text : String(value ?? '')}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(numberOf(currentTarget.value));
      }}
    />
  );
}
