/** The host of the dialogs about polls: fetches them once, with the first opening. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { logFailure } from '#src/api/quietLog.ts';
import { withTexts } from '#src/lib/texts.ts';
import { toasts } from '#src/lib/toasts.ts';
import { closePollDialog, openPollDialog, usePollHost } from './pollHost.store.ts';

/** A failure to load the chunk is shown in a toast and leaves the page unchanged. */
export function PollHost(): ReactElement | null {
  const { t } = useLingui();
  const { dialog } = usePollHost();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const needs = dialog !== null && Dialogs === null;
  useEffect(() => {
    if (!needs) return undefined;
    let isHere = true;
    withTexts(() => import('./PollDialogs.tsx')).then(
      (file) => {
        if (isHere) setDialogs(() => file.PollDialogs);
      },
      (error: unknown) => {
        if (!isHere) return;
        logFailure('poll form', error);
        closePollDialog();
        toasts.raise({
          severity: 'error',
          text: t`No pudimos abrir el formulario. Revisa tu conexión.`,
          action: { label: t`Reintentar`, onAct: () => openPollDialog(dialog) },
        });
      },
    );
    return () => {
      isHere = false;
    };
  }, [needs, dialog, t]);
  return Dialogs === null ? null : <Dialogs />;
}
