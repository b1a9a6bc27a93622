/** Placeholder blocks in the exact shape of the coming content; without animation. */
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
