/** The skeleton of a poll, in the shape of three options. */
import type { ReactElement } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Facts, options, button. */
export const PollSkeleton = (): ReactElement => (
  <div aria-hidden className="flex flex-col gap-4">
    <Skeleton className="my-1 h-3.5 w-3/5" />
    <span className="flex flex-col gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-15" />
      ))}
    </span>
    <Skeleton className="h-11 w-28" />
  </div>
);
