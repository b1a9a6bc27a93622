/** Watches clicks on the page and reports the label of the clicked control, never text that a user typed. */
import type { PageTelemetry } from './telemetry.ts';

const telling =
  'button, a, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"], label';

/** The label of the clicked control; empty for fields, for elements without a label, and where labels are answers. */
function wordsOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  const control = target.closest(telling);
  if (control === null || control.closest('[data-unsaid]') !== null) return '';
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Reports every pointer click; returns a function that stops it. */
export function watchClicks(page: Document, telemetry: Pick<PageTelemetry, 'clicked'>): () => void {
  const hear = (event: MouseEvent): void => {
    // Clicks by keyboard have no position.
    if (event.detail > 0)
      telemetry.clicked({ x: event.clientX, y: event.clientY, text: wordsOf(event.target) });
  };
  page.addEventListener('click', hear, { capture: true, passive: true });
  return () => page.removeEventListener('click', hear, { capture: true });
}
