/** The slot of the composer: fetches its host if the user can recognise, otherwise draws nothing. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { loadComposerOutlet } from './chunks.ts';
import { composerHost, fetchComposerHost } from './composerHost.store.ts';
import { mayRecognise } from './mayRecognise.ts';
import { useShell } from './shell.context.ts';

const ComposerRoom = lazy(() => loadComposerOutlet().then((file) => ({ default: file.ComposerOutlet })));

/** If the host could not be fetched, opening the composer tries again. */
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
