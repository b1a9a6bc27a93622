/** A select field with a dropdown list. */
import { Label, Listbox, ListboxButton, ListboxOption, ListboxOptions, Field } from '@headlessui/react';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import { DescribedBy } from './DescribedBy.tsx';
import { controlLook, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { floatPanel, floatRow } from './floatLook.ts';
import { Icon } from './Icon.tsx';

export interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<V extends string> extends Omit<FieldWords, 'optional'> {
  value: V | null;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** Supports arrow keys, type-ahead and Escape; the list stays inside the viewport. */
export function Select<V extends string>({
  label,
  hint,
  error,
  hideLabel = false,
  value,
  onChange,
  options,
  placeholder,
  name,
  disabled = false,
}: SelectProps<V>): ReactElement {
  const ties = useFieldTies({ hint, error });
  const chosen = options.find((option) => option.value === value);
  const change = (next: V | null): void => {
    if (next !== null) onChange(next);
  };
  return (
    <Field disabled={disabled} className="flex min-w-0 flex-col gap-1.5">
      <Label className={hideLabel ? 'sr-only' : 'text-small font-semibold'}>{label}</Label>
      <Listbox
        value={value}
        onChange={change}
        invalid={ties['aria-invalid'] === true}
        {...(name === undefined ? {} : { name })}
      >
        <ListboxButton
          className={classes(
            controlLook(ties['aria-invalid'] === true),
            'flex h-11 items-center gap-2 ps-3 pe-2.5 text-start',
          )}
        >
          {chosen?.icon === undefined ? null : <Icon of={chosen.icon} className="shrink-0 text-soft" />}
          <span className={classes('min-w-0 flex-1 truncate', chosen === undefined && 'text-soft')}>
            {chosen?.label ?? placeholder ?? <Trans>Elige</Trans>}
          </span>
          <Icon of={ChevronDown} className="shrink-0 text-soft" />
        </ListboxButton>
        <ListboxOptions
          transition
          anchor="bottom start"
          modal={false}
          className={classes(floatPanel, 'w-(--button-width) min-w-48')}
        >
          {options.map((option) => (
            <ListboxOption
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className={classes(floatRow, 'group')}
            >
              {option.icon === undefined ? null : <Icon of={option.icon} className="shrink-0 text-soft" />}
              <span className="min-w-0 flex-1">
                <span className="block truncate group-data-selected:font-semibold">{option.label}</span>
                {option.detail === undefined ? null : (
                  <span className="block truncate text-small text-soft">{option.detail}</span>
                )}
              </span>
              <Icon of={Check} className="invisible shrink-0 text-link group-data-selected:visible" />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
      <DescribedBy ties={ties} words={{ hint, error }} />
    </Field>
  );
}
