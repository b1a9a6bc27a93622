/** The touch gesture of the cockpit: a tap with three fingers. It only listens, so scrolling and zoom still work. */

/** Max duration of a tap, in ms. */
const longest = 800;
/** Max movement of a finger during a tap, in px: more is a scroll or a zoom. */
const farthest = 16;

/** Calls `onTap` after each tap; returns the function that stops listening. */
export function hearThreeFingers(onTap: () => void): () => void {
  const starts = new Map<number, Touch>();
  let [most, since, isStill] = [0, 0, true];
  const begin = ({ touches, changedTouches, timeStamp }: TouchEvent): void => {
    if (touches.length === changedTouches.length) {
      starts.clear();
      [most, since, isStill] = [0, timeStamp, true];
    }
    for (const touch of changedTouches) starts.set(touch.identifier, touch);
    most = Math.max(most, touches.length);
  };
  const move = ({ changedTouches }: TouchEvent): void => {
    for (const { identifier, clientX, clientY } of changedTouches) {
      const start = starts.get(identifier);
      if (start === undefined || Math.hypot(clientX - start.clientX, clientY - start.clientY) > farthest)
        isStill = false;
    }
  };
  const end = ({ touches, timeStamp }: TouchEvent): void => {
    if (touches.length === 0 && most === 3 && isStill && timeStamp - since <= longest) onTap();
  };
  // The browser scrolls or zooms from here on.
  const cancel = (): void => {
    isStill = false;
  };
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  addEventListener('touchstart', begin, options);
  addEventListener('touchmove', move, options);
  addEventListener('touchend', end, options);
  addEventListener('touchcancel', cancel, options);
  return () => stop.abort();
}
