/** Text for screen readers only. */
import type { ReactElement, ReactNode } from 'react';

/** Visually hidden text. */
export const VisuallyHidden = ({
  children,
  id,
}: {
  children: ReactNode;
  id?: string | undefined;
}): ReactElement => (
  <span id={id} className="sr-only">
    {children}
  </span>
);
