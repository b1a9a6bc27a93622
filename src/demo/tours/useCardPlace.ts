/** The position of a tour's card: the wanted place, unless it covers the element of the step. */
import { useEffect, useState, type RefObject } from 'react';
import { useIsDesktop } from '#src/lib/device.ts';
import { nextPlace, placeFor, type Box, type Place, type View } from './place.ts';
import { tourStore, type Running } from './tour.store.ts';

/** Leaves the bars of the shell free, and on small screens the demo's own buttons. */
const viewOf = (isDesktop: boolean): View => ({
  width: innerWidth,
  height: innerHeight,
  above: 76,
  below: isDesktop ? 12 : 128,
  beside: 12,
});

const side = (place: Place): string =>
  place.endsWith('End') ? 'end-3' : place.endsWith('Start') ? 'start-3' : 'inset-x-0 mx-auto';
const edge = (place: Place): string =>
  place.startsWith('top') ? 'top-19' : 'bottom-[calc(128px+env(safe-area-inset-bottom))] wide:bottom-3';

/**
 * Class names of the place, the callback for the box of the step's element, the move to the next place, and
 * the card's handlers. A moved card keeps its place for the step, even if it covers the element; a card under
 * the pointer stays until the pointer leaves, so that no press reaches the page below.
 */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  running: Running,
): {
  readonly look: string;
  readonly onStand: (target: Box | null) => void;
  readonly move: () => void;
  readonly hold: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
} {
  const isDesktop = useIsDesktop();
  const [target, onStand] = useState<Box | null>(null);
  const [size, setSize] = useState<Pick<Box, 'width' | 'height'>>({ width: 0, height: 0 });
  const [movedAt, setMovedAt] = useState<number | null>(null);
  const [held, setHeld] = useState<Place | null>(null);
  const { place: wanted, step } = running;
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    // The height depends on the text: it changes with the step and with hidden notes.
    const watch = new ResizeObserver(() => setSize(element.getBoundingClientRect()));
    watch.observe(element);
    return () => watch.disconnect();
  }, [card]);
  const free = (): Place => placeFor(wanted, size, viewOf(isDesktop), target);
  const place = movedAt === step ? wanted : (held ?? free());
  const move = (): void => {
    setMovedAt(step);
    setHeld(null);
    tourStore.trigger.changed({ place: nextPlace(place) });
  };
  const hold = { onPointerEnter: () => setHeld(place), onPointerLeave: () => setHeld(null) };
  return { look: `${side(place)} ${edge(place)}`, onStand, move, hold };
}
