/** The skeleton of a grouped list. */
import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonLine } from './SkeletonLine.tsx';

/** A heading with the caller's width, and a card of lines. */
export const GroupSkeleton = ({ heading }: { heading: 'w-20' | 'w-36' }): ReactElement => (
  <div className="flex flex-col gap-3">
    <Skeleton className={classes('mt-5 h-4', heading)} />
    <div className="rounded-card border border-line bg-card px-4 py-1">
      {Array.from({ length: 6 }, (_, line) => (
        <SkeletonLine key={line} />
      ))}
    </div>
  </div>
);
