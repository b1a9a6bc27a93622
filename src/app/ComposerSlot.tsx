/** The composer's place in the shell: fetches its room where the person can thank somebody, else nothing (design §6). */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { loadComposerOutlet } from './chunks.ts';
import { composerHost, fetchComposerHost } from './composerHost.store.ts';
import { mayRecognise } from './mayRecognise.ts';
import { useShell } from './shell.context.ts';

const ComposerRoom = lazy(() => loadComposerOutlet().then((file) => ({ default: file.ComposerOutlet })));

/** A room that does not come is asked for again when the composer is opened. */
export function ComposerSlot(): ReactElement | null {
  const { guard } = useShell();
  const isOn = mayRecognise(guard);
  const isHere = useSelector(composerHost, ({ context }) => context.isHere);
  useEffect(() => {
    if (isOn) fetchComposerHost().catch(() => undefined);
  }, [isOn]);
  return isOn && isHere ? (
    <Suspense>
      <ComposerRoom />
    </Suspense>
  ) : null;
}
