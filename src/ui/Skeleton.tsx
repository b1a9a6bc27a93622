/** Quiet blocks in the exact shape of what comes; they never pulse (experience.md "Motion"). */
import type { ReactElement } from 'react';
import { classes } from './classes.ts';

/** One block; give it a size ("h-4 w-40"). */
export const Skeleton = ({
  className,
  round = false,
}: {
  className?: string | undefined;
  round?: boolean | undefined;
}): ReactElement => (
  <span
    aria-hidden
    className={classes('block bg-hover', round ? 'rounded-full' : 'rounded-control', className)}
  />
);

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const;

/** Lines of text, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number | undefined }): ReactElement => (
  <span className="flex flex-col gap-2.5 py-1">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton
        key={line}
        className={classes('h-3.5', line === lines - 1 && lines > 1 ? 'w-1/2' : widths[line % widths.length])}
      />
    ))}
  </span>
);

/** A line of a list: a face and two lines. */
export const SkeletonLine = (): ReactElement => (
  <span className="flex items-center gap-3 py-2">
    <Skeleton round className="size-10" />
    <span className="flex flex-1 flex-col gap-2">
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-3 w-1/4" />
    </span>
  </span>
);

/** A post of the feed: faces, words, chips. */
export const SkeletonPost = (): ReactElement => (
  <span className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 wide:p-6">
    <SkeletonLine />
    <SkeletonText lines={3} />
    <span className="flex gap-2">
      <Skeleton className="h-8 w-28" />
      <Skeleton className="h-8 w-20" />
    </span>
  </span>
);
