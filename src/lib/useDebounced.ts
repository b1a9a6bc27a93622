/** Debounces typed text: one search per pause, not one per letter. */
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce time, in ms. */
const pauseMs = 250;

/** The debounced value; empty text applies immediately. `onRest` receives each debounced value. */
export function useDebounced(value: string, onRest?: (value: string) => void): string {
  const [debounced, setRested] = useState(value);
  const tell = useEffectEvent((rest: string) => onRest?.(rest));
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  const now = value === '' ? '' : debounced;
  useEffect(() => tell(now), [now]);
  return now;
}
