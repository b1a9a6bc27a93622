/** The tooltip text in the top layer, near its anchor; loaded on the first hover or focus. */
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';

const gap = 6;
const margin = 8;

/** Above its anchor if there is enough space, otherwise below; visible while `shown`. */
export function TooltipBubble({
  id,
  text,
  shown,
  anchor,
}: {
  id: string;
  text: string;
  shown: boolean;
  anchor: RefObject<HTMLElement | null>;
}): ReactElement {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, box] = [anchor.current, bubble.current];
    // jsdom and old browsers have no popover API; the text is still in the page for `aria-describedby`.
    if (from === null || box === null || typeof box.showPopover !== 'function') return;
    if (!shown) {
      box.hidePopover();
      return;
    }
    box.showPopover();
    const at = from.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const above = at.top - size.height - gap;
    const left = at.left + at.width / 2 - size.width / 2;
    const most = document.documentElement.clientWidth - size.width - margin;
    box.style.top = `${String(above < margin ? at.bottom + gap : above)}px`;
    box.style.left = `${String(Math.max(margin, Math.min(left, most)))}px`;
  }, [shown, anchor]);
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="inset-auto m-0 max-w-96 rounded-control border border-line bg-raised px-2.5 py-1.5 text-small font-normal text-balance text-ink shadow-raised"
    >
      {text}
    </span>
  );
}
