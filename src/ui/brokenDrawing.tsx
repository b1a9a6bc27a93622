/** The drawing for failures; bundled, because it must be available without a network. */
import type { ReactElement } from 'react';

/** A cloud with a lightning bolt. */
export const brokenDrawing: ReactElement = (
  <>
    <path d="M36 66h-4a14 14 0 0 1-2-28 22 22 0 0 1 42-5 17 17 0 0 1 18 33h-8" data-tint="" />
    <path d="M62 52l-8 14h12l-8 16" />
  </>
);
