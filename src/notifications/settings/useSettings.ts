/** Notification settings for switches: shown at once, saved one after the other, rolled back on failure. */
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { changed, reverseOf, saveSettings, settingsQuery, type SettingsChange } from './settings.queries.ts';

const mutationKey = ['notificationSettings', 'change'] as const;

/** Returns the function that changes them. */
export function useSettingsChange(): (change: SettingsChange) => void {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery();
  const put = (change: SettingsChange): void =>
    void cache.setQueryData(queryKey, (now) => (now === undefined ? now : changed(now, change)));
  const isLast = (): boolean => cache.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    // Off after on must arrive in that order.
    scope: { id: mutationKey.join('.') },
    mutationFn: saveSettings,
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey });
      const now = cache.getQueryData(queryKey);
      put(change);
      return now === undefined ? undefined : { reverse: reverseOf(now, change) };
    },
    onSuccess: (settings) => {
      // The response to an earlier change does not contain the later ones.
      if (isLast()) cache.setQueryData(queryKey, settings);
    },
    onError: (error, change, before) => {
      if (before !== undefined) put(before.reverse);
      if (isLast()) void cache.invalidateQueries({ queryKey });
      toasts.raise({
        severity: 'error',
        text: t`No se guardó: tus avisos siguen como estaban. ${error.message}`,
        action: { label: t`Reintentar`, onAct: () => mutate(change) },
      });
    },
  });
  return mutate;
}
