/** How many requests for points wait for the reader's decision. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '#src/session/me.queries.ts';
import { walletQueries } from './wallet.queries.ts';

/** Whether the reader decides on requests of others. */
export const useDecides = (): boolean => useMe()?.permissions.includes('requests.decide') === true;

/** 0 while unknown, and for those who do not decide: they ask for nothing. */
export function useWaiting(): number {
  const decides = useDecides();
  const { data } = useInfiniteQuery({ ...walletQueries.requests('waiting'), enabled: decides });
  return data?.pages[0]?.total ?? 0;
}
