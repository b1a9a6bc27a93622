/** A single-line text field with its label. */
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlLook, FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldWords {
  icon?: LucideIcon | undefined;
  /** Content at the end inside the field: a unit, a small button. */
  trailing?: ReactNode;
}

/** A labelled input; passes every input attribute and `ref`. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  icon,
  trailing,
  className,
  id,
  ...rest
}: TextFieldProps): ReactElement {
  const ties = useFieldTies({ hint, error }, id);
  return (
    <FieldFrame words={{ label, hint, error, hideLabel, optional }} ties={ties}>
      <span className="relative flex items-center">
        {icon === undefined ? null : (
          <Icon of={icon} className="pointer-events-none absolute start-3 text-soft" />
        )}
        <input
          {...rest}
          {...ties}
          className={classes(
            controlLook(ties['aria-invalid'] === true),
            'h-11 px-3',
            icon !== undefined && 'ps-10',
            trailing !== undefined && 'pe-12',
            className,
          )}
        />
        {trailing === undefined ? null : (
          <span className="absolute end-1.5 flex items-center">{trailing}</span>
        )}
      </span>
    </FieldFrame>
  );
}
