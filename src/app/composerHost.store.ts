/** Opens the composer from the shell, which does not contain its code: it is fetched if the module is on. */
import { t } from '@lingui/core/macro';
import { createStore } from '#src/lib/store.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { ComposerPreset } from '#src/posts/composer.store.ts';
import { loadComposerOutlet, loadComposerStore } from './chunks.ts';

/** Whether the host of the composer has been fetched. */
export const composerHost = createStore({
  context: { isHere: false },
  on: { arrived: (context) => (context.isHere ? context : { isHere: true }) },
});

/** Fetches the host once; throws if it cannot be fetched. */
export async function fetchComposerHost() {
  const [{ openComposer: open }] = await Promise.all([loadComposerStore(), loadComposerOutlet()]);
  composerHost.trigger.arrived();
  return open;
}

/** Opens the composer; a failure to load the chunk is shown in a toast and leaves the page unchanged. */
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
