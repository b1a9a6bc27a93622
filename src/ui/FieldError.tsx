/** The error message below a field. */
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from './Icon.tsx';

/**
 * Announced when it appears, unless its `role` is another one; reference its id in the field's `aria-describedby`.
 */
export const FieldError = ({
  children,
  ...rest
}: Pick<ComponentProps<'p'>, 'id' | 'role' | 'children'>): ReactElement => (
  <p role="alert" {...rest} className="flex animate-appear items-start gap-1.5 text-small text-error-text">
    <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </p>
);
