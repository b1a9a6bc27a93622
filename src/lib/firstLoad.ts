/** Keeps what is below out of the page until what is above has its height, so that nothing moves that is seen. */
import type { UseQueryResult } from '@tanstack/react-query';

/** Whether one of the reads loads for the first time; after a failure, what is below is shown. */
export const isFirstLoad = (
  ...reads: readonly Pick<UseQueryResult, 'isPending' | 'failureCount'>[]
): boolean => reads.some(({ isPending, failureCount }) => isPending && failureCount === 0);
