/** The outline around the element of a step: it follows the element and never receives clicks. */
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import type { Box } from './place.ts';
import type { TourStep } from './tour.ts';

/** Frames between two searches for the element, and frames without motion before the card moves away. */
const between = 5;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
const isSame = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height);

/** The first selector's element that is visible; an element without size is not. */
export function seen(about: TourStep['about']): Element | null {
  for (const selector of about)
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return element;
    }
  return null;
}

/** Whether an open dialog of the page covers the element. */
const isCovered = (element: Element): boolean => {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  return dialog !== null && !dialog.contains(element);
};

/** Use the step's id as key: it scrolls to the element once. */
export function Mark({
  about,
  onStand,
}: {
  readonly about: TourStep['about'];
  /** Receives the final position of the element in the viewport; null without an element. */
  readonly onStand: (box: Box | null) => void;
}): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onStand);
  useEffect(() => {
    let frame = 0;
    let still = 0;
    let element: Element | null = null;
    let last: Box | null = null;
    let told: Box | null | undefined;
    const look = (): void => {
      const best = seen(about);
      if (best === element) return;
      element = best;
      const box = best === null ? null : boxOf(best);
      if (box !== null && (box.top < 0 || box.top + Math.min(box.height, innerHeight / 2) > innerHeight))
        best?.scrollIntoView({ block: box.height > innerHeight / 2 ? 'start' : 'center' });
    };
    const draw = (): void => {
      if (frame % between === 0 || element?.isConnected === false) look();
      frame += 1;
      const box = element === null || isCovered(element) ? null : boxOf(element);
      still = isSame(box, last) ? still + 1 : 0;
      if (still === between && !(told !== undefined && isSame(box, told))) tell((told = box));
      const outline = place.current;
      if (outline !== null && (still === 0 || frame === 1)) {
        outline.hidden = box === null;
        if (box !== null)
          for (const side of ['left', 'top', 'width', 'height'] as const)
            outline.style.setProperty(side, `${box[side]}px`);
      }
      last = box;
      next = requestAnimationFrame(draw);
    };
    let next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
    // The selectors of a step do not change while it is shown.
  }, [about]);
  return (
    <div
      ref={place}
      aria-hidden
      hidden
      data-tour-mark=""
      className="pointer-events-none fixed z-40 rounded-card outline-3 outline-offset-4 outline-focus [html[data-demo-hidden]_&]:hidden"
    />
  );
}
