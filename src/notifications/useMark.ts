/** Marking as read or unread: seen at once, one after the other, taken back with its reason where it fails. */
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { MarkNotificationsDocument } from '#src/gql/graphql.ts';
import { toasts } from '#src/lib/toasts.ts';
import { countsQuery } from './counts.queries.ts';
import { showMark, type Mark } from './inbox.cache.ts';
import { inboxQueries } from './inbox.queries.ts';

const mutationKey = ['notifications', 'mark'] as const;

/** Sends a mark, a hundred ids at a time, and answers what still waits; raises `ApiError`. */
export async function sendMark({ ids, read }: Mark): Promise<Counts> {
  const send = async (some: Mark['ids']): Promise<Counts> =>
    (
      await request(MarkNotificationsDocument, {
        read,
        ...(some === undefined ? {} : { ids: [...some] }),
      })
    ).markNotifications;
  let counts = await send(ids?.slice(0, pageSize.max));
  for (let from: number = pageSize.max; from < (ids?.length ?? 0); from += pageSize.max)
    counts = await send(ids?.slice(from, from + pageSize.max));
  return counts;
}

async function show(cache: QueryClient, mark: Mark): Promise<() => void> {
  // An answer from before would show the old state again.
  await Promise.all([
    cache.cancelQueries({ queryKey: inboxQueries.lists() }),
    cache.cancelQueries({ queryKey: countsQuery().queryKey }),
  ]);
  return showMark(cache, mark, new Date(Date.now()).toISOString());
}

/** Answers what marks. */
export function useMark(): (mark: Mark) => void {
  const { t } = useLingui();
  const cache = useQueryClient();
  const isLast = (): boolean => cache.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    // In the order they were pressed: read and unread of one thing must not overtake each other.
    scope: { id: mutationKey.join('.') },
    mutationFn: sendMark,
    onMutate: async (mark) => ({ takeBack: await show(cache, mark) }),
    onSuccess: (counts) => {
      // The answer to an earlier one does not know of those on their way.
      if (isLast()) cache.setQueryData(countsQuery().queryKey, counts);
    },
    onError: (error, mark, shown) => {
      shown?.takeBack();
      toasts.raise({
        severity: 'error',
        text: t`No se guardó el cambio: tus notificaciones siguen como estaban. ${error.message}`,
        action: { label: t`Reintentar`, onAct: () => mutate(mark) },
      });
    },
    onSettled: () => {
      // Its pages begin elsewhere now.
      if (isLast()) void cache.invalidateQueries({ queryKey: inboxQueries.list(true).queryKey });
    },
  });
  return mutate;
}
