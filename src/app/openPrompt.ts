/** The dialogs of prompts with their texts, and how they are opened without a byte of them before (spec §4, design §6). */
import { t } from '@lingui/core/macro';
import { toasts } from '#src/lib/toasts.ts';
import { prompts } from './prompts.store.ts';
import { withItsTexts } from './textedPart.tsx';

const loadHost = () => import('./PromptHost.tsx');

/** Both dialogs. */
export const promptHost = withItsTexts(['notifications-settings'], () =>
  loadHost().then((file) => file.PromptHost),
);

/** Opens a prompt, or closes it; a chunk that does not come is said in a toast and leaves the page as it is. */
export function togglePrompt(which: 'settings' | 'whatsapp'): void {
  loadHost().then(
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
