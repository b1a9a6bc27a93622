/** Turns WhatsApp on and off: shows the server's response, and its reasons at the field. */
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#schema/errors.ts';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { isPhone } from '#schema/users/account.rules.ts';
import { reason } from '#schema/reasons.general.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { activateWhatsapp, deactivateWhatsapp, settingsQuery } from './settings.queries.ts';

/** The form that turns it on. */
export interface WhatsappForm {
  readonly phone: string;
  readonly type: (phone: string) => void;
  /** The error of the number. */
  readonly wrong: string | undefined;
  /** The reason of a failure that is not about the number. */
  readonly failed: string | null;
  readonly busy: boolean;
  readonly submit: () => void;
}

/** The form of a number, validated by the server's rule before it is sent. */
export function useActivation(known: string | null, onDone?: () => void): WhatsappForm {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const [phone, setPhone] = useState(known ?? '');
  const [wrong, setWrong] = useState<string | undefined>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ['notificationSettings', 'whatsapp'],
    mutationFn: activateWhatsapp,
    onSuccess: (settings: NotificationSettings) => {
      cache.setQueryData(settingsQuery().queryKey, settings);
      const number = settings.phone ?? '';
      toasts.raise({ severity: 'success', text: t`Te avisaremos por WhatsApp al ${number}.` });
      onDone?.();
    },
    onError: (refused) => {
      if (refused instanceof ApiError)
        setWrong(refused.reasons.find(({ field }) => field === 'phone')?.message);
    },
  });
  return {
    phone,
    type: (next) => {
      setPhone(next);
      setWrong(undefined);
      reset();
    },
    wrong,
    failed: wrong === undefined ? (error?.message ?? null) : null,
    busy: isPending,
    submit: () => {
      if (isPending) return;
      if (isPhone(phone)) mutate(phone);
      else setWrong(reason('phone', phone.trim() === '' ? 'required' : 'phone', language).message);
    },
  };
}

/** Turns it off; the number stays stored. */
export function useDeactivation(onDone: () => void): {
  readonly deactivate: () => void;
  readonly busy: boolean;
  readonly failed: string | null;
  readonly reset: () => void;
} {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: ['notificationSettings', 'whatsapp'],
    mutationFn: deactivateWhatsapp,
    onSuccess: (settings) => {
      cache.setQueryData(settingsQuery().queryKey, settings);
      toasts.raise({ severity: 'success', text: t`Ya no te avisaremos por WhatsApp.` });
      onDone();
    },
  });
  return { deactivate: () => mutate(), busy: isPending, failed: error?.message ?? null, reset };
}
