/** "Te esperan 4": the title over the queue. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { firstShown, waitingQueries } from './waiting.queries.ts';

/** Without a number while it is unknown, and if nothing waits. */
export function useWaitingTitle(): string {
  const { t } = useLingui();
  const total = useQuery(waitingQueries.queue(firstShown)).data?.total ?? 0;
  return total === 0 ? t`Te espera` : t`${plural(total, { one: 'Te espera #', other: 'Te esperan #' })}`;
}
