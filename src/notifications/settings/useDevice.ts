/** The notifications of this browser for a switch: what the browser permits, and on and off. */
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { toasts } from '#src/lib/toasts.ts';
import { saveSettings, settingsQuery } from './settings.queries.ts';
import { notifyHere, stopHere } from '#src/notifications/device.ts';
import { notifiedHere } from '#src/notifications/notifiedHere.ts';

/** The answer of the browser, read again whenever the page gets the focus back. */
function usePermission(): { readonly permission: NotificationPermission; readonly read: () => void } {
  const [permission, setPermission] = useState(Notification.permission);
  const read = (): void => setPermission(Notification.permission);
  useEffect(() => {
    const look = (): void => setPermission(Notification.permission);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return { permission, read };
}

/** A switch of this browser. */
export interface Device {
  readonly isBlocked: boolean;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Asks the browser for its permission where it has none; only the press of a person may call it. */
  readonly turn: (on: boolean) => void;
}

/** The switch of the person; `pushKey` is that of the server. */
export function useDevice(
  personId: string,
  { pushEnabled }: NotificationSettings,
  pushKey: string | null,
): Device {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { permission, read } = usePermission();
  const { mutate, isPending } = useMutation({
    mutationKey: ['notificationSettings', 'device'],
    mutationFn: async (on: boolean): Promise<NotificationSettings | undefined> => {
      if (!on) {
        const endpoint = notifiedHere()?.endpoint;
        return endpoint === undefined ? undefined : stopHere(endpoint);
      }
      if ((await Notification.requestPermission()) !== 'granted') return undefined;
      const settings = await notifyHere(personId, pushKey);
      return settings.pushEnabled ? settings : saveSettings({ pushEnabled: true });
    },
    onSuccess: (settings) => {
      if (settings !== undefined) cache.setQueryData(settingsQuery().queryKey, settings);
    },
    onError: (error, on) => {
      toasts.raise({
        severity: 'error',
        text: t`No se guardó: tus avisos siguen como estaban. ${error.message}`,
        action: { label: t`Reintentar`, onAct: () => mutate(on) },
      });
    },
    onSettled: read,
  });
  const isHere = permission === 'granted' && notifiedHere()?.personId === personId;
  return {
    isBlocked: permission === 'denied',
    isOn: isHere && pushEnabled,
    isBusy: isPending,
    turn: (on) => mutate(on),
  };
}
