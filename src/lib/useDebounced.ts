/** Words while somebody types them: one search per pause, not one per letter. */
import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing, in ms. */
const pauseMs = 250;

/** The value once it has rested; emptied words count at once. `onRest` hears each one. */
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
