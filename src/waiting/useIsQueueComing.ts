/** Whether the queue is on its way for the first time: what stands below it waits for its height. */
import { useQuery } from '@tanstack/react-query';
import { useMe } from '#src/session/me.queries.ts';
import { firstShown, waitingQueries } from './waiting.queries.ts';

/** False for a person without a queue, and after a failed read: one card holds back no other. */
export function useIsQueueComing(): boolean {
  const enabled = useMe()?.permissions.includes('waiting.see') ?? false;
  const { isLoading, failureCount } = useQuery({ ...waitingQueries.queue(firstShown), enabled });
  return isLoading && failureCount === 0;
}
