/** Hears clicks on the page and says what was hit in the words that stand on it, never what somebody typed. */
import type { Telemetry } from './port.ts';

const telling =
  'button, a, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"], label';

/** The words of the control that was hit; nothing for fields and for anything without a name of its own. */
function wordsOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  const control = target.closest(telling);
  if (control === null) return '';
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Tells every click of a pointer; answers how to stop. */
export function watchClicks(page: Document, telemetry: Pick<Telemetry, 'clicked'>): () => void {
  const hear = (event: MouseEvent): void => {
    // Clicks by keyboard have no place.
    if (event.detail > 0)
      telemetry.clicked({ x: event.clientX, y: event.clientY, text: wordsOf(event.target) });
  };
  page.addEventListener('click', hear, { capture: true, passive: true });
  return () => page.removeEventListener('click', hear, { capture: true });
}
