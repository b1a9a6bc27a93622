/**
 * The failure message of sign-in: a sentence and an action. It has no illustration, so that sign-in loads
 * fast.
 */
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';

export interface NoticeProps {
  readonly children: ReactNode;
  /** Further information and actions. */
  readonly more?: ReactNode;
}

/** Announced by screen readers when it appears. */
export const Notice = ({ children, more }: NoticeProps): ReactElement => (
  <div
    role="alert"
    className="flex animate-appear items-start gap-3 rounded-card border border-line bg-error-tint p-4"
  >
    <Icon of={CircleAlert} className="mt-0.5 shrink-0 text-error-text" />
    <div className="flex flex-col items-start gap-3">
      <p>{children}</p>
      {more}
    </div>
  </div>
);
