/** The error of a failed step, with the statement that nothing is lost. */
import type { ReactElement, ReactNode } from 'react';
import type { ErrorFacts } from '#schema/errors.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';

/** The server's first reason, or the message of the error. */
export const whyOf = ({ reasons, message }: ErrorFacts): string => reasons?.[0]?.message ?? message;

/** Draws nothing without an error. */
export const AttemptFailed = ({
  of,
  children,
}: {
  readonly of: ErrorFacts | null;
  /** The failed action, and what was kept. */
  readonly children: ReactNode;
}): ReactElement | null =>
  of === null ? null : (
    <p
      role="alert"
      className="flex animate-appear items-start gap-2.5 rounded-card border border-line bg-error-tint px-4 py-3 text-small"
    >
      <Icon of={severities.error.icon} className="shrink-0 text-error-text" />
      <span>
        <span className="font-semibold">{children}</span> {whyOf(of)}
      </span>
    </p>
  );
