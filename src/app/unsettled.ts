/** What of a page is still being drawn. Separate, because journeys run it inside a page, where it may call nothing else. */

/**
 * What is still drawn, in words; undefined if nothing is: rows that are not measured, a movement that ends, a font. Reads
 * the layout, so ask only once nothing is on its way.
 */
export function unsettled(): string | undefined {
  const nameOf = (element: Element | null): string =>
    element?.outerHTML.split('>', 1)[0]?.concat('>') ?? 'an element';
  // virtua hides a row until the row is measured. A list outside the window, or not laid out, may have none.
  const isInView = (element: HTMLElement): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.offsetParent !== null && top < innerHeight && bottom > 0;
  };
  const lists = document.querySelectorAll<HTMLElement>('[data-windowed]:not([data-windowed="0"])');
  const list = [...lists].find(
    (one) =>
      isInView(one) &&
      (one.childElementCount === 0 ||
        [...one.children].some((row) => row instanceof HTMLElement && row.style.visibility === 'hidden')),
  );
  if (list !== undefined) return `the rows of ${nameOf(list)}`;
  const moving = document
    .getAnimations()
    .find(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  if (moving !== undefined) {
    const { effect } = moving;
    const what =
      effect !== null && 'target' in effect && effect.target instanceof Element ? effect.target : null;
    return `the movement of ${nameOf(what)}`;
  }
  return document.fonts.status === 'loading' ? 'a font' : undefined;
}
