/** The error message below a field. */
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Announced when it appears; reference its id in the field's `aria-describedby`. */
export const FieldError = ({
  id,
  children,
}: {
  id?: string | undefined;
  children: ReactNode;
}): ReactElement => (
  <p id={id} role="alert" className="flex animate-appear items-start gap-1.5 text-small text-error-text">
    <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </p>
);
