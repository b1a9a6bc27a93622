/** The frame of illustrations: one size, one stroke. The lines are loaded lazily, `broken` is always available. */
import { lazy, Suspense, type ReactElement } from 'react';
import { brokenDrawing } from './brokenDrawing.tsx';
import type { LineName } from './Lines.tsx';

/** Names of the illustrations. */
export type DrawingName = LineName | 'broken';

// If the decoration fails to load, the text beside it must still render.
const Lines = lazy(() =>
  import('./Lines.tsx').then(
    (file) => ({ default: file.Lines }),
    () => ({ default: () => brokenDrawing }),
  ),
);

/** 120 × 100, decorative. */
export const Drawing = ({ of }: { of: DrawingName }): ReactElement => (
  <svg
    aria-hidden
    viewBox="0 0 120 100"
    className="h-25 w-30 fill-none stroke-control stroke-2 [&_[data-tint]]:fill-brand-tint [&_[data-tint]]:stroke-brand-edge"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M14 90h92" className="stroke-line" />
    {of === 'broken' ? (
      brokenDrawing
    ) : (
      <Suspense>
        <Lines of={of} />
      </Suspense>
    )}
  </svg>
);
