/** Notification settings as switches use them: seen at once, saved one after the other, taken back where that fails. */
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '#src/lib/toasts.ts';
import { changed, reverseOf, saveSettings, settingsQuery, type SettingsChange } from './settings.queries.ts';

const mutationKey = ['notificationSettings', 'change'] as const;

/** Answers what changes them. */
export function useSettingsChange(): (change: SettingsChange) => void {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { queryKey } = settingsQuery();
  const put = (change: SettingsChange): void =>
    void cache.setQueryData(queryKey, (now) => (now === undefined ? now : changed(now, change)));
  const isLast = (): boolean => cache.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    // On and off again must arrive in that order.
    scope: { id: mutationKey.join('.') },
    mutationFn: saveSettings,
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey });
      const now = cache.getQueryData(queryKey);
      put(change);
      return now === undefined ? undefined : { reverse: reverseOf(now, change) };
    },
    onSuccess: (settings) => {
      // The answer to an earlier one does not know of those on their way.
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
