/** What a discarded message says, wherever it was discarded. */
import { t } from '@lingui/core/macro';
import { toasts } from '#src/lib/toasts.ts';
import { openComposer } from '#src/posts/composer.store.ts';

/** `restore` brings the message back, before the composer opens with it. */
export function sayDiscarded(restore: () => void): void {
  toasts.raise({
    severity: 'info',
    text: t`Descartaste el mensaje.`,
    action: {
      label: t`Deshacer`,
      onAct: () => {
        restore();
        openComposer();
      },
    },
  });
}
