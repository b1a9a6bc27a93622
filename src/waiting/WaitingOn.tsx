/** What a form of the queue is about: read from its domain, and told as done once it waits no longer. */
import type { ReactElement, ReactNode } from 'react';
import { QueryBoundary, type QueryBoundaryProps } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { useWhenDone } from './useWhenDone.ts';

interface WaitingOnProps<T> extends Pick<QueryBoundaryProps<T>, 'query' | 'label' | 'what' | 'gone'> {
  readonly isDone: (data: T) => boolean;
  readonly onDone: () => void;
  readonly children: (data: T) => ReactNode;
}

export function WaitingOn<T>({ isDone, onDone, ...boundary }: WaitingOnProps<T>): ReactElement {
  const { data } = boundary.query;
  useWhenDone(data !== undefined && isDone(data), onDone);
  return <QueryBoundary skeleton={<SkeletonLine />} {...boundary} />;
}
