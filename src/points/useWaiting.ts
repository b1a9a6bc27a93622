/** The number of requests for points that the reader has to decide. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '#src/session/me.queries.ts';
import { walletQueries } from './wallet.queries.ts';

/** Whether the reader decides on requests of others. */
export const useDecides = (): boolean => useMe()?.permissions.includes('points.decide') === true;

/** 0 while unknown, and for people who do not decide; these send no request. */
export function useWaiting(): number {
  const decides = useDecides();
  const { data } = useInfiniteQuery({ ...walletQueries.requests('waiting'), enabled: decides });
  return data?.pages[0]?.total ?? 0;
}
