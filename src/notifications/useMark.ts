/**
 * Marks as read or unread: shown at once, saved one after the other, rolled back with a message on failure.
 */
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

/** Sends a mark in batches of a hundred ids and returns the new counts; throws `ApiError`. */
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
  // A response from before the mark would show the old state again.
  await Promise.all([
    cache.cancelQueries({ queryKey: inboxQueries.lists() }),
    cache.cancelQueries({ queryKey: countsQuery().queryKey }),
  ]);
  return showMark(cache, mark, new Date(Date.now()).toISOString());
}

/** Returns the function that marks. */
export function useMark(): (mark: Mark) => void {
  const { t } = useLingui();
  const cache = useQueryClient();
  const isLast = (): boolean => cache.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    // In the order of the clicks: read and unread of one notification must not overtake each other.
    scope: { id: mutationKey.join('.') },
    mutationFn: sendMark,
    onMutate: async (mark) => ({ takeBack: await show(cache, mark) }),
    onSuccess: (counts) => {
      // The response to an earlier mark does not contain the later ones.
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
      // The pages of unread notifications have shifted.
      if (isLast()) void cache.invalidateQueries({ queryKey: inboxQueries.list(true).queryKey });
    },
  });
  return mutate;
}
