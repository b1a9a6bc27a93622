/** The outline of the frame while its chunk loads, so that nothing moves when it arrives. */
import type { ReactElement } from 'react';

/** Rail and bars at their positions, by CSS width alone; visible only after 150 ms. */
export const ShellSkeleton = (): ReactElement => (
  <div aria-busy="true" className="animate-late wide:flex">
    <div className="hidden h-dvh w-62 shrink-0 border-e border-line bg-card wide:block" />
    <div className="min-w-0 flex-1">
      <div className="h-16 border-b border-line" />
    </div>
  </div>
);
