/** Hangs a floating list under a whole field, because Headless UI only knows the input inside it. */
import { useCallback, useRef, useState, type RefObject } from 'react';

/** How far left of its input the field begins, and its width, in px as of the last `measure`. */
export function useAnchorFrame(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly measure: () => void;
  readonly left: number;
  readonly width: number;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, width: 0 });
  const measure = useCallback((): void => {
    const input = frame.current?.querySelector('input');
    if (frame.current === null || input === null || input === undefined) return;
    const [outer, inner] = [frame.current.getBoundingClientRect(), input.getBoundingClientRect()];
    const next = { left: Math.round(outer.left - inner.left), width: Math.round(outer.width) };
    setAt((old) => (old.left === next.left && old.width === next.width ? old : next));
  }, []);
  return { frame, measure, ...at };
}
