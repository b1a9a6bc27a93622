/** The clock as views read it: whole minutes, so that labels of age move on by themselves and a render stays pure. */
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
/** How often the minute is looked at, in ms. */
const lookMs = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tell, lookMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const minute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** Milliseconds since 1970, cut to the minute; one timer for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, minute);
