/** A choice of two to four short options with immediate effect. */
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps<V extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  value: V;
  onChange: (value: V) => void;
  options: readonly Segment<V>[];
  /** Fills the width of its container. */
  wide?: boolean | undefined;
}

/** Native radio buttons in one frame, so arrow keys and forms work without extra code. */
export function SegmentedControl<V extends string>({
  label,
  hideLabel = false,
  value,
  onChange,
  options,
  wide = false,
}: SegmentedControlProps<V>): ReactElement {
  const name = useId();
  return (
    <fieldset className={classes('min-w-0 flex-col', wide ? 'flex w-full' : 'inline-flex')}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{label}</legend>
      <div className={classes('gap-1 rounded-control bg-subtle p-1', wide ? 'flex' : 'inline-flex')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              wide ? 'flex-1' : 'whitespace-nowrap',
              'target relative inline-flex min-h-9 items-center justify-center gap-2 rounded-[6px] border border-transparent px-3.5 text-center text-small font-semibold text-soft transition-colors duration-120 hover:text-ink has-checked:border-control has-checked:bg-card has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-50 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none rounded-[6px] outline-none"
            />
            {option.icon === undefined ? null : <Icon of={option.icon} size={16} className="shrink-0" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
