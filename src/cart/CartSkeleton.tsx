/** The skeleton of a loading cart. */
import type { ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { checkoutLayout } from './checkoutLayout.ts';

/** Two lines and the total. */
export const CartSkeleton = (): ReactElement => (
  <div className={checkoutLayout}>
    <Card padding="none" className="divide-y divide-line">
      {[0, 1].map((line) => (
        <div key={line} className="flex gap-4 p-4 wide:p-5">
          <Skeleton className="h-20 w-24 rounded-control" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="mt-3 h-11 w-44 rounded-control" />
          </div>
        </div>
      ))}
    </Card>
    <Card className="flex flex-col gap-3 self-start">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mt-3 h-12 w-full rounded-control" />
    </Card>
  </div>
);
