/**
 * Keeps the focus on the card of a tour while the page below changes: a new page moves the focus to its
 * heading.
 */

/**
 * Call it before the page opens. It ends with the user's next click or key, or after it has restored the
 * focus once.
 */
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
