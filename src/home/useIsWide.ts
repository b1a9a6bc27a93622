/** Whether a column fits beside the feed. */
import { useSyncExternalStore } from 'react';

/** Minimum width for the feed with a 320 px column (the `xl` of the theme). */
const room = (): MediaQueryList => matchMedia('(min-width: 1280px)');
const onRoom = (listener: () => void): (() => void) => {
  const watched = room();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
};

export const useIsWide = (): boolean => useSyncExternalStore(onRoom, () => room().matches);
