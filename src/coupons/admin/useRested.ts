/** Words while somebody types: what they were when the typing last rested. */
import { useEffect, useState } from 'react';

/** A pause in typing, in ms. */
const pauseMs = 300;

/** The words, trimmed, once they rest. */
export function useRested(words: string): string {
  const [rested, setRested] = useState(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setRested(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
