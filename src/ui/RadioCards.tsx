/** A choice of a few options, each with an explanation. */
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';

export interface RadioCard<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<V extends string> {
  legend: string;
  hideLegend?: boolean | undefined;
  name?: string | undefined;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly RadioCard<V>[];
  columns?: 1 | 2 | 3 | undefined;
  error?: string | undefined;
}

const grids = { 1: '', 2: '@min-[22rem]:grid-cols-2', 3: '@min-[30rem]:grid-cols-3' } as const;

/** Native radio buttons as cards, so arrow keys, forms and screen readers work without extra code. */
export function RadioCards<V extends string>({
  legend,
  hideLegend = false,
  name,
  value,
  onChange,
  options,
  columns = 1,
  error,
}: RadioCardsProps<V>): ReactElement {
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col" aria-describedby={error === undefined ? undefined : id}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{legend}</legend>
      {/* By the width of the container: forms are shown in narrow columns, too. */}
      <div className="@container">
        <div className={classes('grid gap-2', grids[columns])}>
          {options.map((option) => (
            <label
              key={option.value}
              className="flex items-start gap-3 rounded-card border border-control bg-card p-3 transition-colors duration-120 hover:bg-subtle has-checked:border-brand-edge has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-50"
            >
              <input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-control bg-card transition-all duration-120 outline-none checked:border-[6px] checked:border-brand-edge forced-colors:appearance-auto"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{option.label}</span>
                {option.detail === undefined ? null : (
                  <span className="block text-small text-soft">{option.detail}</span>
                )}
              </span>
              {option.icon === undefined ? null : (
                <Icon of={option.icon} className="mt-0.5 shrink-0 text-soft" />
              )}
            </label>
          ))}
        </div>
      </div>
      {error === undefined ? null : (
        <div className="mt-1.5">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
