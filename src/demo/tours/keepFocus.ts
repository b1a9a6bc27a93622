/** Keeps the focus on the card of a tour while the page under it changes: a new page takes it to its heading. */

/** Call it before the page is opened; a press or a key of the person ends it, and so does the first time it was needed. */
export function keepFocus(card: HTMLElement | null): void {
  const held = document.activeElement;
  if (card === null || !(held instanceof HTMLElement) || !card.contains(held)) return;
  const stop = new AbortController();
  const { signal } = stop;
  const end = (): void => stop.abort();
  addEventListener('keydown', end, { capture: true, signal });
  addEventListener('pointerdown', end, { capture: true, signal });
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      end();
      if (held.isConnected) held.focus({ preventScroll: true });
    },
    { signal },
  );
}
