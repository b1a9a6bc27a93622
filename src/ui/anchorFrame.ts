/** Positions a floating list below the whole field, because Headless UI anchors it to the input only. */
import { useCallback, useRef, useState, type RefObject } from 'react';

/** Left offset of the field from its input, and its width, in px at the last `measure`. */
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
