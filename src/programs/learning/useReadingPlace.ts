/** How far the reader has scrolled through a lesson; a lesson that was begun opens where it was left. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The end of the part, in percent of its height, that is above the lower edge of the window. */
function placeIn(part: HTMLElement): number {
  const { top, height } = part.getBoundingClientRect();
  const seen = height === 0 ? 0 : ((innerHeight - top) / height) * 100;
  return Math.round(Math.min(100, Math.max(0, seen)));
}

/** Give the ref to the content. `start` is null until the place is known; `onMove` is called while the reader scrolls. */
export function useReadingPlace<E extends HTMLElement>(
  start: number | null,
  onMove: (place: number) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const isPlaced = useRef(false);
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    if (start === null || isPlaced.current) return undefined;
    // The page of a new address begins at its top; the place comes after that.
    const frame = requestAnimationFrame(() => {
      isPlaced.current = true;
      const { top = 0, height = 0 } = ref.current?.getBoundingClientRect() ?? {};
      const below = top + (height * start) / 100 - innerHeight;
      if (start > 0 && start < 100 && below > 0) scrollBy({ top: below, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);
  useEffect(() => {
    const hear = (): void => {
      if (ref.current !== null && isPlaced.current) moved(placeIn(ref.current));
    };
    addEventListener('scroll', hear, { passive: true });
    return () => removeEventListener('scroll', hear);
  }, []);
  return ref;
}
