/** The dialogs of prompts with their texts, loaded on first opening (spec §4). */
import { t } from '@lingui/core/macro';
import { chunk } from '#src/lib/texts.ts';
import { toasts } from '#src/lib/toasts.ts';
import { prompts } from './prompts.store.ts';
import { withItsTexts } from './textedPart.tsx';

const host = chunk(() => import('./PromptHost.tsx').then((file) => file.PromptHost));

/** Both dialogs. */
export const promptHost = withItsTexts(host);

/**
 * Opens or closes a prompt; a failure to load the chunk is shown in a toast and leaves the page unchanged.
 */
export function togglePrompt(which: 'settings' | 'whatsapp'): void {
  host.load().then(
    () => {
      toasts.store.trigger.wanted();
      prompts.trigger[`${which}Toggled`]();
    },
    (error: unknown) => {
      console.warn(error);
      toasts.raise({
        severity: 'error',
        text: t`No pudimos abrir tus avisos. Revisa tu conexión.`,
        action: { label: t`Reintentar`, onAct: () => togglePrompt(which) },
      });
    },
  );
}
