/** The toasts of the page at the bottom right (spec §2, §9). */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

/** Shows the one stack of `src/lib/toasts.ts`. */
export function ToastArea(): ReactElement {
  const shown = useSelector(toasts.store, ({ context }) => context.toasts);
  return (
    <Toaster toasts={shown} onDismiss={toasts.dismiss} onHold={toasts.hold} onRelease={toasts.release} />
  );
}
