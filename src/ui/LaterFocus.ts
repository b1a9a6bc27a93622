/**
 * Headless UI gives the focus back to the opener when a dialog has faded out, wherever the focus is by then: another
 * dialog that was opened meanwhile lost what was typed. Draw it in a dialog; it leaves the focus where it went.
 */
import { useEffect } from 'react';

export function LaterFocus(): null {
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (!(activeElement instanceof HTMLElement) || activeElement === body) return;
      // Headless UI gives it back in a microtask of this same turn.
      queueMicrotask(() =>
        queueMicrotask(() => {
          if (activeElement.isConnected && document.activeElement !== activeElement)
            activeElement.focus({ preventScroll: true });
        }),
      );
    },
    [],
  );
  return null;
}
