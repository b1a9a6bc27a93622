/** A whole-number field with stepper buttons and arrow keys. */
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { isBegun, readWhole, wholeFault, type NumberFault } from '#src/lib/readNumber.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { classes } from './classes.ts';
import { controlLook, FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { IconButton } from './IconButton.tsx';

export interface NumberFieldProps extends FieldWords {
  /** Null while the field is empty, NaN while what is typed is no whole number: no rule takes that. */
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

function useReasons(): Readonly<Record<NumberFault, string>> {
  const { t } = useLingui();
  return {
    decimals: t`Escribe un número entero, sin decimales.`,
    negative: t`Escribe un número de 0 en adelante.`,
    large: t`Este número es demasiado grande.`,
    unreadable: t`Escribe un número entero, como 1200 o 1,200.`,
  };
}

/** The text of the field; `over` says that the focus has left it. */
interface Typed {
  readonly text: string;
  readonly over: boolean;
}

/**
 * Only whole numbers ≥ 0, with their thousands apart while the focus is elsewhere. Any other text stays in the field with
 * the reason why it is refused. Stepping stays within `min` and `max`; typing may exceed them, and the form then shows an
 * error.
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
  const reasons = useReasons();
  const language = useLanguage();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isFocused, setFocused] = useState(false);
  /** The field whose whole text was selected as it took the focus. */
  const selected = useRef<HTMLInputElement>(null);
  const isUnread = Number.isNaN(value);
  const known = isUnread ? null : value;
  const apart = known === null ? '' : formatNumber(known, language);
  const plain = isFocused ? String(known ?? '') : apart;
  const shown = typed !== null && (!typed.over || isUnread) ? typed.text : plain;
  const fault = typed !== null && (typed.over || !isBegun(shown)) ? wholeFault(shown) : null;
  const own = { ...words, error: fault === null ? words.error : reasons[fault] };
  const ties = useFieldTies(own);
  const clamp = (next: number): number => Math.min(max, Math.max(min, next));
  const go = (next: number): void => {
    setTyped(null);
    onChange(clamp(next));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go((known ?? min) + step),
    ArrowDown: () => go((known ?? min) - step),
    PageUp: () => go((known ?? min) + step * 10),
    PageDown: () => go((known ?? min) - step * 10),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const enter = ({ currentTarget: input }: FocusEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: before } = input;
    const isAll = before !== '' && selectionStart === 0 && selectionEnd === before.length;
    selected.current = isAll ? input : null;
    setFocused(true);
  };
  // The text has changed without its thousands, and lost its selection.
  useLayoutEffect(() => {
    if (isFocused) selected.current?.select();
  }, [isFocused]);
  const leave = (): void => {
    setFocused(false);
    setTyped(typed === null ? null : { ...typed, over: true });
  };
  const type = (text: string): void => {
    setTyped({ text, over: false });
    onChange(readWhole(text));
  };
  return (
    <FieldFrame words={own} ties={ties}>
      <span className="flex items-center gap-1.5">
        <IconButton
          icon={Minus}
          variant="secondary"
          size="field"
          label={t`Menos`}
          tabIndex={-1}
          disabled={disabled || (known ?? min) <= min}
          onClick={() => go((known ?? min) - step)}
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
            aria-valuenow={known ?? undefined}
            aria-valuetext={known === null ? (shown === '' ? t`vacío` : shown) : classes(apart, suffix)}
            value={shown}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onFocus={enter}
            onBlur={leave}
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
          disabled={disabled || (known ?? min) >= max}
          onClick={() => go((known ?? min) + step)}
        />
      </span>
    </FieldFrame>
  );
}
