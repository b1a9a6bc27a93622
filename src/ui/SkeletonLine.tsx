/** The skeleton of one list line. */
import type { ReactElement } from 'react';
import { Skeleton } from './Skeleton.tsx';

/** An avatar and two lines. */
export const SkeletonLine = (): ReactElement => (
  <span className="flex items-center gap-3 py-2">
    <Skeleton round className="size-10" />
    <span className="flex flex-1 flex-col gap-2">
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-3 w-1/4" />
    </span>
  </span>
);
