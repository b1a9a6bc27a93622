/** How the shell opens the composer without a byte of it: it is fetched where the module is on (design §6). */
import { t } from '@lingui/core/macro';
import { createStore } from '#src/lib/store.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { loadComposerOutlet, loadComposerStore } from './chunks.ts';

/** Whether the composer's room has been fetched. */
export const composerHost = createStore({
  context: { isHere: false },
  on: { arrived: (context) => (context.isHere ? context : { isHere: true }) },
});

/** Fetches the room, once; raises where it does not come. */
export async function fetchComposerHost() {
  const [{ openComposer: open }] = await Promise.all([loadComposerStore(), loadComposerOutlet()]);
  composerHost.trigger.arrived();
  return open;
}

/** Opens the composer; a chunk that does not come is said in a toast and leaves the page as it is. */
export function openComposer(preset?: ComposerPreset): void {
  fetchComposerHost().then(
    (open) => open(preset),
    (error: unknown) => {
      console.warn(error);
      toasts.raise({
        severity: 'error',
        text: t`No pudimos abrir el formulario. Revisa tu conexión.`,
        action: { label: t`Reintentar`, onAct: () => openComposer(preset) },
      });
    },
  );
}
