/** A whole-number field with stepper buttons and arrow keys. */
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { controlLook, FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { IconButton } from './IconButton.tsx';

export interface NumberFieldProps extends FieldWords {
  /** Null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** A unit after the number ("puntos"). */
  suffix?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Only whole numbers ≥ 0. Stepping stays within `min` and `max`; typing may exceed them, and the form then shows
 * an error.
 */
export function NumberField({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  suffix,
  name,
  disabled = false,
  ...words
}: NumberFieldProps): ReactElement {
  const { t } = useLingui();
  const ties = useFieldTies(words);
  const [text, setText] = useState<string | null>(null);
  const clamp = (next: number): number => Math.min(max, Math.max(min, next));
  const go = (next: number): void => {
    setText(null);
    onChange(clamp(next));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go((value ?? min) + step),
    ArrowDown: () => go((value ?? min) - step),
    PageUp: () => go((value ?? min) + step * 10),
    PageDown: () => go((value ?? min) - step * 10),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const type = (raw: string): void => {
    const digits = raw.replaceAll(/\D/gu, '').slice(0, 15);
    setText(digits);
    onChange(digits === '' ? null : Number(digits));
  };
  return (
    <FieldFrame words={words} ties={ties}>
      <span className="flex items-center gap-1.5">
        <IconButton
          icon={Minus}
          variant="secondary"
          size="field"
          label={t`Menos`}
          tabIndex={-1}
          disabled={disabled || (value ?? min) <= min}
          onClick={() => go((value ?? min) - step)}
        />
        <span className="relative flex min-w-20 flex-1 items-center">
          <input
            {...ties}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            name={name}
            disabled={disabled}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? t`vacío` : classes(String(value), suffix)}
            value={text ?? (value === null ? '' : String(value))}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={() => setText(null)}
            className={classes(
              controlLook(ties['aria-invalid'] === true),
              'h-11 px-3 tabular-nums',
              suffix === undefined ? 'text-center' : 'pe-20',
            )}
          />
          {suffix === undefined ? null : (
            <span aria-hidden className="pointer-events-none absolute end-3 text-small text-soft">
              {suffix}
            </span>
          )}
        </span>
        <IconButton
          icon={Plus}
          variant="secondary"
          size="field"
          label={t`Más`}
          tabIndex={-1}
          disabled={disabled || (value ?? min) >= max}
          onClick={() => go((value ?? min) + step)}
        />
      </span>
    </FieldFrame>
  );
}
