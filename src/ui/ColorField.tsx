/** A colour field: native picker or hex text, with a preview of the colour as the product renders it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { defaultMain, isHex, surfaces, tones, type Scheme } from '#src/lib/colors.ts';
import { classes } from './classes.ts';
import { controlLook, FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';

export interface ColorFieldProps extends FieldWords {
  /** `#rrggbb`; null for none. */
  value: string | null;
  /** Called only with complete colours, and with null when an `optional` field is cleared. */
  onChange: (hex: string | null) => void;
  disabled?: boolean | undefined;
  /** A sample text on the clamped colour, in both schemes. */
  sample?: string | undefined;
}

// Accepts hex with or without #, three or six digits.
function hexOf(typed: string): string | null {
  const digits = typed.trim().replace(/^#/u, '').toLowerCase();
  const full = /^[0-9a-f]{3}$/u.test(digits) ? digits.replaceAll(/./gu, '$&$&') : digits;
  return isHex(`#${full}`) ? `#${full}` : null;
}

function Sample({ hex, scheme, word }: { hex: string; scheme: Scheme; word: string }): ReactElement {
  const { fill, on, tint, text } = tones(hex, scheme);
  return (
    <span
      aria-hidden
      className="inline-flex items-center gap-2 rounded-control border border-line p-1.5"
      style={{ background: surfaces[scheme].card }}
    >
      <span
        className="rounded-[6px] px-3 py-1 text-small font-semibold"
        style={{ background: fill, color: on }}
      >
        {word}
      </span>
      <span
        className="rounded-full px-3 py-1 text-small font-semibold"
        style={{ background: tint, color: text }}
      >
        {word}
      </span>
    </span>
  );
}

/** Keeps the typed text until it is a valid colour; blur shows an error for an invalid one. */
export function ColorField({
  label,
  hint,
  error,
  hideLabel,
  optional = false,
  value,
  onChange,
  disabled = false,
  sample,
}: ColorFieldProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const problem = error ?? (wrong ? t`Escribe un color como ${defaultMain}.` : undefined);
  const ties = useFieldTies({ hint, error: problem });
  const type = (text: string): void => {
    setTyped(text);
    const hex = hexOf(text);
    if (hex !== null || (optional && text.trim() === '')) {
      setWrong(false);
      if (hex !== value) onChange(hex);
    }
  };
  const leave = (): void => {
    if (typed === null) return;
    const isFine = hexOf(typed) !== null || (optional && typed.trim() === '');
    setWrong(!isFine);
    if (isFine) setTyped(null);
  };
  const pick = (hex: string): void => {
    setTyped(null);
    setWrong(false);
    onChange(hex.toLowerCase());
  };
  return (
    <FieldFrame words={{ label, hint, error: problem, hideLabel, optional }} ties={ties}>
      <span className="flex flex-wrap items-center gap-3">
        <span className="flex h-11 items-center gap-2">
          <input
            type="color"
            value={value ?? '#ffffff'}
            disabled={disabled}
            aria-label={`${label}: ${t`elegir el color`}`}
            onChange={({ currentTarget }) => pick(currentTarget.value)}
            className={classes(
              'size-11 shrink-0 cursor-pointer appearance-none rounded-control border bg-card p-1 disabled:opacity-50',
              '[&::-moz-color-swatch]:rounded-[5px] [&::-moz-color-swatch]:border-line [&::-webkit-color-swatch]:rounded-[5px] [&::-webkit-color-swatch]:border-line [&::-webkit-color-swatch-wrapper]:p-0',
              problem === undefined ? 'border-control' : 'border-error-edge',
            )}
          />
          <input
            {...ties}
            type="text"
            value={typed ?? value ?? ''}
            disabled={disabled}
            placeholder={defaultMain}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={leave}
            className={classes(controlLook(ties['aria-invalid'] === true), 'h-11 w-32! px-3 tabular-nums')}
          />
        </span>
        {sample === undefined || value === null || !isHex(value) ? null : (
          <span className="flex flex-wrap gap-2">
            <Sample hex={value} scheme="light" word={sample} />
            <Sample hex={value} scheme="dark" word={sample} />
            <span className="sr-only">
              <Trans>Los textos sobre este color se ajustan para que siempre se puedan leer.</Trans>
            </span>
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
