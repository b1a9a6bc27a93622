/** A sum that opens on demand, because it has many terms. */
import type { ReactElement, ReactNode } from 'react';

/** Sums with more terms than this open on demand. */
export const longSum = 6;

export const SumDetails = ({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}): ReactElement => (
  <details className="text-small text-soft tabular-nums">
    <summary className="target inline-flex cursor-pointer rounded-control hover:underline">{summary}</summary>
    {children}
  </details>
);
