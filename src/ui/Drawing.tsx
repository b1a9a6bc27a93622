/** The frame of the small drawings: one size, one stroke; their lines come when they can, the broken one is always there. */
import { lazy, Suspense, type ReactElement } from 'react';
import { brokenDrawing } from './brokenDrawing.tsx';
import type { LineName } from './Lines.tsx';

/** What a drawing is of. */
export type DrawingName = LineName | 'broken';

// Decoration may fail to come; the words beside it must not fail with it.
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
