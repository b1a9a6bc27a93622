/**
 * The stack of `src/lib/toasts.ts` and the slot of prompts: a chunk that is fetched with the first of them.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { PromptSlot } from './PromptSlot.tsx';

/** Draws an empty live region first: screen readers do not announce its initial content. */
export function Overlays(): ReactElement {
  const shown = useSelector(toasts.store, ({ context }) => context.toasts);
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <Toaster
        toasts={isHeard ? shown : []}
        onDismiss={toasts.dismiss}
        onHold={toasts.hold}
        onRelease={toasts.release}
      />
      <PromptSlot />
    </>
  );
}
