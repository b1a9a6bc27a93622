/** Tells the queue that a form finished its thing, whether the reader did it here or elsewhere. */
import { useEffect, useEffectEvent } from 'react';

/** Calls `onDone` as soon as `isDone`. */
export function useWhenDone(isDone: boolean, onDone: () => void): void {
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
}
