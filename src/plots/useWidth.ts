/** The measured width of an element, so that plots are drawn in real pixels and their text is never scaled. */
import { useCallback, useState } from 'react';

/** Where nothing can be measured: without layout, or while the element is hidden. */
const unmeasured = 640;

/** The width in px, and the ref callback of the element; after a change the plot is drawn again. */
export function useWidth(): readonly [number, (place: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setWidth(place.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [width === 0 ? unmeasured : width, watch];
}
