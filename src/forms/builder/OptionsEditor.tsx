/** The options of a choice: written in both languages, ordered by arrows, and removed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { formLimits } from '#schema/limits.parts.ts';
import { MoveButtons } from '#src/admin/MoveButtons.tsx';
import { moved } from '#src/admin/order.ts';
import { useMoves } from '#src/admin/useMoves.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import type { RowFaults } from './formFaults.ts';
import { InTwo } from './InTwo.tsx';
import { newOption, type OptionRow, type QuestionRow } from './formRows.ts';

/** With `isFixed`, only words change. */
export function OptionsEditor({
  row,
  faults,
  isFixed,
  isScored,
  onChange,
}: {
  readonly row: QuestionRow;
  readonly faults: RowFaults;
  readonly isFixed: boolean;
  /** Options may count in a score. */
  readonly isScored: boolean;
  readonly onChange: (options: OptionRow[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { options } = row;
  const { said, moveTo } = useMoves({
    rows: options,
    keyOf: ({ key }) => key,
    nameOf: ({ text }) => (text === '' ? t`la opción` : text),
    onMove: (from, to) => onChange([...moved(options, from, to)]),
  });
  const focusAt = (at: number): void => {
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('input')?.focus());
  };
  const fault = faults.get(`${row.key}/options`);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>Opciones</Trans>
      </legend>
      <output className="sr-only">{said}</output>
      <ol ref={list} className="flex flex-col gap-2">
        {options.map((option, at) => {
          const place = at + 1;
          return (
            <li key={option.key} className="flex items-start gap-2 max-sm:flex-wrap">
              <InTwo
                label={t`Opción ${place}`}
                hideLabel
                text={option.text}
                textEn={option.textEn}
                maxLength={formLimits.option}
                error={faults.get(`${row.key}/options.${at}.text`)}
                errorEn={faults.get(`${row.key}/options.${at}.textEn`)}
                onChange={(change) => onChange(options.with(at, { ...option, ...change }))}
              />
              {isScored ? (
                <div className="w-52 shrink-0">
                  <NumberField
                    label={t`Puntaje de la opción ${place}`}
                    hideLabel
                    suffix={t`puntaje`}
                    value={option.score}
                    disabled={isFixed}
                    error={faults.get(`${row.key}/options.${at}.score`)}
                    onChange={(score) => onChange(options.with(at, { ...option, score }))}
                  />
                </div>
              ) : null}
              {isFixed ? null : (
                <span className="flex shrink-0 items-start pt-1.5 max-sm:flex-col">
                  <MoveButtons
                    id={option.key}
                    name={option.text === '' ? t`la opción ${place}` : option.text}
                    isFirst={at === 0}
                    isLast={at === options.length - 1}
                    onStep={(by) => moveTo(at, at + by)}
                  />
                  <IconButton
                    icon={X}
                    size="small"
                    label={t`Quitar la opción ${place}`}
                    onClick={() => {
                      onChange(options.toSpliced(at, 1));
                      focusAt(Math.max(0, at - 1));
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {fault === undefined ? null : <FieldError id={`${row.key}-options`}>{fault}</FieldError>}
      {isFixed || options.length >= formLimits.options ? null : (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={Plus}
            onClick={() => {
              onChange([...options, newOption()]);
              focusAt(options.length);
            }}
          >
            <Trans>Agregar opción</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
