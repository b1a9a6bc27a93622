/** The filter of all goals: of the running period until another one, or every one (`?every=1`), is chosen. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { ListFilter } from '#src/admin/useListFilter.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { orgGoalSearch, periodResource, type OrgGoalFilter } from './goalsAdmin.queries.ts';

const everyPart = 'every';

export function useRunningPeriod(
  list: ListFilter<OrgGoalFilter>,
): ListFilter<OrgGoalFilter> & { readonly isKnown: boolean } {
  const [params, setParams] = useSearchParams();
  const periods = useQuery(periodResource.list());
  const { filter } = list;
  const isEvery = params.get(everyPart) !== null;
  const running = isEvery ? undefined : periods.data?.find(({ current }) => current)?.id;
  const go = (next: OrgGoalFilter, every: boolean): void =>
    setParams((old) => {
      const made = orgGoalSearch.into(old, next);
      if (every) made.set(everyPart, '1');
      else made.delete(everyPart);
      return made;
    }, samePlace());
  return {
    ...list,
    filter: { ...filter, periodId: filter.periodId ?? running },
    isKnown: !periods.isPending,
    isNarrowed: list.isNarrowed || running !== undefined,
    onFilter: (change) =>
      go({ ...filter, ...change }, 'periodId' in change ? change.periodId === undefined : isEvery),
    clear: () => {
      list.clear();
      go({}, true);
    },
  };
}
