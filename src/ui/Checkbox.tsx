/** A checkbox that is saved with its form. */
import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  detail?: ReactNode;
  error?: string | undefined;
}

/** A native checkbox; the whole line is clickable. */
export function Checkbox({ label, detail, error, className, ...rest }: CheckboxProps): ReactElement {
  const id = useId();
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <label className="flex items-start gap-3 py-1 pointer-coarse:py-2.5">
        <span className="relative mt-0.5 inline-flex size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : id}
            className="peer size-5 appearance-none rounded-[6px] border border-control bg-card transition-colors duration-120 checked:border-brand-edge checked:bg-brand hover:border-ink disabled:opacity-50 forced-colors:appearance-auto"
          />
          <Icon
            of={Check}
            size={16}
            className="pointer-events-none absolute inset-0.5 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span>
          {label}
          {detail === undefined ? null : <span className="block text-small text-soft">{detail}</span>}
        </span>
      </label>
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
