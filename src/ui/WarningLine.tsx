/** A sentence to know before going on, with its icon. */
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { severities } from './severity.ts';

export const WarningLine = ({
  as: Line = 'p',
  children,
}: {
  /** A line of a list of warnings. */
  readonly as?: 'p' | 'li';
  readonly children: ReactNode;
}): ReactElement => (
  <Line className="flex items-start gap-2 text-small">
    <Icon of={severities.warning.icon} size={16} className="mt-0.5 shrink-0 text-warning-text" />
    <span>{children}</span>
  </Line>
);
