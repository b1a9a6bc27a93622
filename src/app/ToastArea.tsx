/** The toasts of the page at the bottom right (spec §2, §9); their looks are fetched with the first one. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { loadToaster } from './chunks.ts';

const Toaster = lazy(() => loadToaster().then((file) => ({ default: file.Toaster })));

/** An empty live region first: what stands in it from the start is not read out. */
function Stack(): ReactElement {
  const shown = useSelector(toasts.store, ({ context }) => context.toasts);
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Toaster
      toasts={isHeard ? shown : []}
      onDismiss={toasts.dismiss}
      onHold={toasts.hold}
      onRelease={toasts.release}
    />
  );
}

/** Shows the one stack of `src/lib/toasts.ts`; nothing until there is one. */
export function ToastArea(): ReactElement | null {
  const isAny = useSelector(toasts.store, ({ context }) => context.toasts.length > 0);
  const [wasAny, setWasAny] = useState(isAny);
  if (isAny && !wasAny) setWasAny(true);
  return wasAny ? (
    <Suspense>
      <Stack />
    </Suspense>
  ) : null;
}
