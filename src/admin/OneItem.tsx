/** One item of a section, by its id in the address. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { ListBoundary } from './ListBoundary.tsx';

/** In the shape of a page with fields. */
export const EditorSkeleton = (): ReactElement => (
  <Loading>
    <span className="flex flex-col gap-5">
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </span>
  </Loading>
);

/** The item, or why it is not there. A failed refetch does not close what is open. */
export function OneItem<T>({
  query,
  failed,
  gone,
  back,
  onClose,
  children,
}: {
  readonly query: UseQueryResult<T>;
  /** What could not be loaded, as a whole sentence. */
  readonly failed: string;
  /** That the item no longer exists, as a whole sentence. */
  readonly gone: ReactNode;
  /** The words of the way back. */
  readonly back: ReactNode;
  readonly onClose: () => void;
  readonly children: (item: T) => ReactElement;
}): ReactElement {
  if (query.data !== undefined) return children(query.data);
  if (isNotFound(query.error))
    return <Empty drawing="search" text={gone} action={<Button onClick={onClose}>{back}</Button>} />;
  return (
    <ListBoundary of={[query]} what={failed}>
      <EditorSkeleton />
    </ListBoundary>
  );
}
