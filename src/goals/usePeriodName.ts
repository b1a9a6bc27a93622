/** The name of a period in the reader's language. */
import { useQuery } from '@tanstack/react-query';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { goalQueries } from './goals.queries.ts';

/** Empty until the periods are read. */
export function usePeriodName(): (periodId: string) => string {
  const language = useLanguage();
  const periods = useQuery(goalQueries.periods()).data ?? [];
  return (periodId) => {
    const period = periods.find(({ id }) => id === periodId);
    return period === undefined ? '' : wording(period.name, period.nameEn, language);
  };
}
