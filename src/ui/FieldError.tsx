/** The error message below a field. */
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Announced when it appears; reference its id in the field's `aria-describedby`. */
export const FieldError = ({
  id,
  isRepeated,
  children,
}: {
  id?: string | undefined;
  /** The field says it already, so it is not announced again. */
  isRepeated?: true;
  children: ReactNode;
}): ReactElement => (
  <p
    id={id}
    role={isRepeated ? undefined : 'alert'}
    data-fault={isRepeated}
    className="flex animate-appear items-start gap-1.5 text-small text-error-text"
  >
    <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </p>
);
