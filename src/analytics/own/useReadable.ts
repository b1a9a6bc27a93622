/** The own analytics that the reader may see: all for administrators, else what is published to them. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { analyticsQueries } from '#src/analytics/analytics.queries.ts';
import { useMe } from '#src/session/me.queries.ts';
import { ownResource, type OwnAnalytic } from './own.queries.ts';

export function useReadable(): {
  readonly query: UseQueryResult<readonly OwnAnalytic[]>;
  readonly mayManage: boolean;
} {
  const mayManage = useMe()?.permissions.includes('analytics.manage') === true;
  const all = useQuery({ ...ownResource.list(), enabled: mayManage });
  const published = useQuery({ ...analyticsQueries.published(), enabled: !mayManage });
  return { query: mayManage ? all : published, mayManage };
}
