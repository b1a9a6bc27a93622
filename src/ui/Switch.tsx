/** A switch with immediate effect. */
import type { ReactElement, ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  name?: string | undefined;
}

/** A native checkbox with the role `switch`; the whole line is clickable. */
export function Switch({
  label,
  detail,
  checked,
  onChange,
  disabled = false,
  name,
}: SwitchProps): ReactElement {
  return (
    <label className="flex items-start justify-between gap-4 py-1 pointer-coarse:py-2.5">
      <span>
        {label}
        {detail === undefined ? null : <span className="block text-small text-soft">{detail}</span>}
      </span>
      <span className="relative mt-0.5 inline-flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes `checked`; aria-checked beside it is not allowed
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer size-full appearance-none rounded-full border border-control bg-subtle transition-colors duration-120 checked:border-brand-edge checked:bg-brand disabled:opacity-50 forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-control transition-all duration-120 ease-out peer-checked:translate-x-4 peer-checked:bg-on-brand forced-colors:hidden"
        />
      </span>
    </label>
  );
}
