/** The measured width of an element, so that plots are drawn in real pixels and their text is never scaled. */
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where nothing can be measured: without layout, or while the element is hidden. */
const unmeasured = 640;
/** About the width of a card on A4; a drawing of another width would be scaled, with its text. */
const onPaper = 640;

/** The width in px, and the ref callback of the element; after a change the plot is drawn again. */
export function useWidth(): readonly [number, (place: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setWidth(place.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    const print = (): void => flushSync(() => setWidth(onPaper));
    addEventListener('beforeprint', print);
    addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', measure);
    };
  }, []);
  return [width === 0 ? unmeasured : width, watch];
}
