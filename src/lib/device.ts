/** Whether the page is wide enough for the large layout (spec §3 "device", §9). */
import { createStore } from './store.ts';
import { useSelector } from '@xstate/react';
import { smallLayoutPx } from '#schema/limits.ts';

/** Creates a store that reports desktop before the first measurement (spec §9: the device default is desktop). */
export const createDevice = () =>
  createStore({
    context: { isDesktop: true },
    on: { measured: (_, event: { isDesktop: boolean }) => ({ isDesktop: event.isDesktop }) },
  });

/** The device of this page. */
export const device = createDevice();

/** Measures now and on every change of width; returns a function that unsubscribes. */
export function watchDevice(
  store = device,
  match: (query: string) => MediaQueryList = (query) => matchMedia(query),
): () => void {
  const wide = match(`(min-width: ${smallLayoutPx}px)`);
  const measure = (): void => store.trigger.measured({ isDesktop: wide.matches });
  measure();
  wide.addEventListener('change', measure);
  return () => wide.removeEventListener('change', measure);
}

/** Whether the large layout is shown (≥ 900 px). */
export const useIsDesktop = (): boolean => useSelector(device, ({ context }) => context.isDesktop);
