/** The skeleton of a post, in the exact shape of its card. */
import type { ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';

/** Photos, names, message, chips. */
export const PostSkeleton = (): ReactElement => (
  <Card aria-hidden className="flex flex-col gap-4">
    <div className="flex items-start justify-between gap-3">
      <span className="flex items-center gap-2">
        <Skeleton round className="size-12" />
        <span className="size-5" />
        <Skeleton round className="size-12" />
      </span>
      <Skeleton className="h-3.5 w-20" />
    </div>
    <Skeleton className="my-1 h-4 w-2/3" />
    <SkeletonText lines={3} />
    <span className="flex gap-2">
      <Skeleton className="h-10 w-36 rounded-card" />
      <Skeleton className="h-10 w-28 rounded-card" />
    </span>
  </Card>
);
