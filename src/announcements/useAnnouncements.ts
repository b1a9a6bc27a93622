/**
 * The announcements of one placement, and the dismissal of one: it disappears at once and returns if the call
 * fails.
 */
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import type { PublicityShown } from '#schema/pages/pages.endpoints.ts';
import type { Placement } from '#schema/pages/pages.rules.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useMe } from '#src/session/me.queries.ts';
import { dismissAnnouncement, shownQueries } from './shown.queries.ts';

const dismissing = ['write', 'dismiss'] as const;
const { queryKey } = shownQueries.announcements();
const none: readonly PublicityShown[] = [];

/** Returns the function that dismisses an announcement. */
export function useDismiss(): (id: string) => void {
  const cache = useQueryClient();
  const drop = async (id: string): Promise<void> => {
    // A response in flight may still contain the announcement.
    const wasAsking = cache.isFetching({ queryKey }) > 0;
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (all) => all?.filter((one) => one.id !== id));
    if (wasAsking) void cache.invalidateQueries({ queryKey });
  };
  const { mutate } = useMutation({
    mutationKey: dismissing,
    mutationFn: dismissAnnouncement,
    onSuccess: (_done, id) => drop(id),
    onError: (error, id) => {
      // The announcement was removed meanwhile: the result is the same.
      if (error instanceof ApiError && error.code === 'not_found') return drop(id);
      toasts.raise({ severity: 'error', text: whyFailed(error) ?? error.message });
      return undefined;
    },
  });
  return (id) => mutate(id);
}

/**
 * The current announcements of a placement for this user, without those being dismissed. Empty for users
 * without the permission; `undefined` until the first load.
 */
export function useAnnouncements(placement: Placement): readonly PublicityShown[] | undefined {
  const may = useMe()?.permissions.includes('pages.see') ?? false;
  const { data } = useQuery({ ...shownQueries.announcements(), enabled: may });
  const going = useMutationState({
    filters: { mutationKey: dismissing, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  if (!may) return none;
  return data?.filter((one) => one.placement === placement && !going.includes(one.id));
}
