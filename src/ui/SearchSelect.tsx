/** A single choice out of many, found by typing; the field requests matching options while the user types. */
import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { DescribedBy } from './DescribedBy.tsx';
import { controlLook, useFieldTies } from './fieldFrame.tsx';
import { floatPanel, floatRow } from './floatLook.ts';
import { Icon } from './Icon.tsx';

/** An option. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

export interface SearchSelectProps {
  readonly label: string;
  readonly optional?: boolean;
  /** Id of the selected option. */
  readonly value: string;
  /** Label of an id, selected or not. */
  readonly labelOf: (id: string) => string;
  /** The options for the typed text; called only while the list is open. */
  readonly find: (words: string) => readonly Choice[];
  readonly onChange: (id: string) => void;
  /** Shown if there are no matches. */
  readonly nothing: ReactNode;
  readonly openLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** Opens on focus. Typing filters, arrows and Enter select, Escape keeps the old value. */
export function SearchSelect({
  label,
  optional = false,
  value,
  labelOf,
  find,
  onChange,
  nothing,
  openLabel,
  hint,
  error,
  disabled = false,
}: SearchSelectProps): ReactElement {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const ties = useFieldTies({ hint, error });
  const isInvalid = ties['aria-invalid'] === true;
  const found = isOpen ? find(words) : [];
  return (
    <Field className="flex min-w-0 flex-col gap-1.5" disabled={disabled}>
      <Label className="text-small font-semibold">
        {label}
        {optional ? (
          <span className="font-normal text-soft">
            {' '}
            <Trans>(opcional)</Trans>
          </span>
        ) : null}
      </Label>
      <Combobox
        immediate
        value={value}
        disabled={disabled}
        onChange={(next) => {
          if (next !== null) onChange(next);
        }}
        onClose={() => {
          setWords('');
          setOpen(false);
        }}
        invalid={isInvalid}
      >
        <div className="relative flex items-center">
          <ComboboxInput
            autoComplete="off"
            displayValue={labelOf}
            onFocus={() => setOpen(true)}
            onChange={(event) => setWords(event.currentTarget.value)}
            className={classes(controlLook(isInvalid), 'h-11 ps-3 pe-11')}
          />
          <ComboboxButton
            aria-label={openLabel}
            onClick={() => setOpen(true)}
            className="absolute end-1 inline-flex size-9 items-center justify-center rounded-control text-soft"
          >
            <Icon of={ChevronDown} />
          </ComboboxButton>
        </div>
        <ComboboxOptions
          transition
          modal={false}
          anchor="bottom start"
          aria-label={t`Opciones`}
          className={classes(floatPanel, 'max-h-80! w-(--input-width) min-w-64')}
        >
          {found.map((one) => (
            <ComboboxOption key={one.id} value={one.id} className={classes(floatRow, 'group')}>
              <span className="min-w-0 flex-1">
                <span className="block truncate group-data-selected:font-semibold">{one.label}</span>
                {one.detail === undefined ? null : (
                  <span className="block truncate text-small text-soft">{one.detail}</span>
                )}
              </span>
              <Icon of={Check} className="invisible shrink-0 text-link group-data-selected:visible" />
            </ComboboxOption>
          ))}
          {found.length === 0 ? (
            // An empty list would not open, so the message is a disabled option.
            <ComboboxOption value="" disabled className="px-3 py-2 text-small text-soft">
              {nothing}
            </ComboboxOption>
          ) : null}
        </ComboboxOptions>
      </Combobox>
      <DescribedBy ties={ties} words={{ hint, error }} />
    </Field>
  );
}
