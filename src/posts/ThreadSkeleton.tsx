/** The skeleton of a conversation, with its expected height. */
import type { ReactElement } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { shownAtFirst } from './threadLength.ts';

/** One bubble for each comment that is shown initially. */
export const ThreadSkeleton = ({ count }: { count: number }): ReactElement => (
  <div aria-hidden className="flex flex-col gap-3 border-t border-line pt-4 pb-3">
    {Array.from({ length: Math.min(Math.max(count, 1), shownAtFirst) }, (_, index) => (
      <div key={index} className="flex gap-3">
        <Skeleton round className="size-8 shrink-0 animate-late" />
        <Skeleton className="h-16 flex-1 animate-late rounded-card" />
      </div>
    ))}
  </div>
);
