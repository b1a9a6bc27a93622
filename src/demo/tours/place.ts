/** The position of a tour's card: it avoids the element of the step. */

/** The places, in the order in which they are tried. */
export const places = ['bottom', 'top', 'bottomEnd', 'topEnd', 'bottomStart', 'topStart'] as const;
/** One place; start is left. */
export type Place = (typeof places)[number];

/** A rectangle of the viewport, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The viewport, and the margins to keep free, in px. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly below: number;
  readonly beside: number;
}

/** The rectangle of a card of this size at a place. */
export function boxAt(place: Place, card: Pick<Box, 'width' | 'height'>, view: View): Box {
  const { width, height } = card;
  const top = place.startsWith('top') ? view.above : view.height - view.below - height;
  const end = view.width - view.beside - width;
  const left = place.endsWith('End') ? end : place.endsWith('Start') ? view.beside : (view.width - width) / 2;
  return { left, top, width, height };
}

/** Overlap area of two rectangles, in px². */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The wanted place if it does not cover the target; otherwise the first free place, or the one that covers
 * least.
 */
export function placeFor(
  wanted: Place,
  card: Pick<Box, 'width' | 'height'>,
  view: View,
  target: Box | null,
): Place {
  if (target === null) return wanted;
  const order = [wanted, ...places.filter((place) => place !== wanted)];
  const covered = (place: Place): number => shared(boxAt(place, card, view), target);
  return order.reduce((best, place) => (covered(place) < covered(best) ? place : best), wanted);
}

/** The place after this one. */
export const nextPlace = (place: Place): Place =>
  places[(places.indexOf(place) + 1) % places.length] ?? place;
