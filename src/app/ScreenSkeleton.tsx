/** The skeleton shown while the chunk of a screen or the modules load. */
import type { ReactElement } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** A heading and two cards; visible only after 150 ms. */
export const ScreenSkeleton = (): ReactElement => (
  <div
    aria-busy="true"
    className="mx-auto flex w-full max-w-content animate-late flex-col gap-8 p-4 wide:p-8"
  >
    <Skeleton className="h-9 w-56" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
    </div>
  </div>
);
