/**
 * Mounts the composer in the shell: costs nothing until the composer is opened, then fetches the dialog once.
 */
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { logFailure } from '#src/api/quietLog.ts';
import { withTexts } from '#src/lib/texts.ts';
import { toasts } from '#src/lib/toasts.ts';
import type { ComposerProps } from './Composer.tsx';
import { closeComposer, openComposer, useComposer } from '#src/posts/composer.store.ts';

/** The dialog, once it is here: an opening then draws it at once. */
let here: ComponentType<ComposerProps> | null = null;

/** Fetches the dialog with its texts. */
export async function loadComposer(): Promise<ComponentType<ComposerProps>> {
  const { Composer } = await withTexts(() => import('./Composer.tsx'));
  here = Composer;
  return Composer;
}

// A separate chunk beside the dialog, with the same machine. Without the strips, the recognition is still
// sent.
type Drawn = () => ReactElement | null;
const UndoStrips = lazy((): Promise<{ default: Drawn }> =>
  import('./UndoStrips.tsx').then(
    (file) => ({ default: file.UndoStrips }),
    () => ({ default: () => null }),
  ),
);

/**
 * Mount once for a signed-in person. Shows a message if the chunk cannot be loaded, and leaves the page
 * unchanged.
 */
export function ComposerHost(): ReactElement | null {
  const { t } = useLingui();
  const { isOpen, preset, opening } = useComposer();
  const [Composer, setComposer] = useState(() => here);
  const needs = isOpen && Composer === null;
  useEffect(() => {
    if (!needs) return undefined;
    let isHere = true;
    loadComposer().then(
      (loaded) => {
        if (isHere) setComposer(() => loaded);
      },
      (error: unknown) => {
        if (!isHere) return;
        logFailure('composer', error);
        closeComposer();
        toasts.raise({
          severity: 'error',
          text: t`No pudimos abrir el formulario. Revisa tu conexión.`,
          action: { label: t`Reintentar`, onAct: () => openComposer(preset) },
        });
      },
    );
    return () => {
      isHere = false;
    };
  }, [needs, preset, t]);
  if (opening === 0) return null;
  return (
    <>
      {Composer === null ? null : (
        <Composer key={opening} open={isOpen} preset={preset} onClose={closeComposer} />
      )}
      <Suspense>
        <UndoStrips />
      </Suspense>
    </>
  );
}
