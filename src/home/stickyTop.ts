/** Where a column that stays in view is held: one taller than the window is held by its foot, so that all of it can be reached. */

/** Distance from the window's top, under the bar, and from its bottom, in px. */
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
