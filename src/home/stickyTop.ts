/**
 * The `top` of a sticky column: a column taller than the window sticks by its bottom, so that all of it is
 * reachable.
 */

/** Distance from the window's top (below the bar) and bottom, in px. */
const top = 96;
const bottom = 24;

/** A ref for a sticky element. */
export function stickyTop(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const hold = (): void => {
    element.style.top = `${Math.min(top, innerHeight - element.offsetHeight - bottom)}px`;
  };
  const watcher = new ResizeObserver(hold);
  watcher.observe(element);
  addEventListener('resize', hold);
  return () => {
    watcher.disconnect();
    removeEventListener('resize', hold);
  };
}
