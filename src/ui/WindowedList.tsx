/**
 * The virtualised list by index: renders only nearby items and restores the scroll position after going back. Its
 * own chunk, loaded with the first rows.
 */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import {
  WindowVirtualizer,
  type CacheSnapshot,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import type { IndexedRows, TakeRows } from './VirtualList.tsx';

interface Spot {
  readonly cache: CacheSnapshot;
  readonly count: number;
  /** The item at the top of the window, and its scrolled-past pixels. */
  readonly key: string;
  readonly past: number;
}

/** Scroll positions by memory name, newest last; in memory only, because measured sizes are invalid after a reload. */
const spots = new Map<string, Spot>();
const maxSpots = 30;

function keep(name: string, spot: Spot): void {
  spots.delete(name);
  spots.set(name, spot);
  for (const oldest of spots.keys()) {
    if (spots.size <= maxSpots) break;
    spots.delete(oldest);
  }
}

const ListFacts = createContext<{ readonly label: string | undefined; readonly total: number }>({
  label: undefined,
  total: 0,
});

// `Rows` and `Row` are top-level components: a new component on each render would remount all rows.
function Rows({ ref, style, children }: CustomContainerComponentProps): ReactElement {
  const { label, total } = useContext(ListFacts);
  return (
    // virtua disables pointer events during scrolling, so a click right after the wheel was lost.
    <ul data-windowed={total} ref={ref} style={{ ...style, pointerEvents: 'auto' }} aria-label={label}>
      {children}
    </ul>
  );
}

function Row({ ref, index, style, children }: CustomItemComponentProps): ReactElement {
  return (
    <li ref={ref} style={style} aria-setsize={useContext(ListFacts).total} aria-posinset={index + 1}>
      {children}
    </li>
  );
}

/** Distance in px below the window at which the end of a list counts as near. */
const nearPx = 1200;

/** Calls `act` when the end of `element` comes near; returns a function that stops watching. */
function watchEnd(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const watch = new IntersectionObserver(
    (seen) => {
      if (seen.some((one) => one.isIntersecting)) act();
    },
    { rootMargin: `0px 0px ${nearPx}px 0px` },
  );
  watch.observe(element);
  return () => watch.disconnect();
}

/**
 * Calls `act` when the current press ends: released anywhere, or cancelled by the browser because it became a
 * scroll.
 */
function afterPress(act: () => void): void {
  const over = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      () => {
        over.abort();
        // The click event follows the release in the same task.
        setTimeout(act);
      },
      { signal: over.signal },
    );
}

/**
 * Replaces the first `count` rows with the virtualised list. Every row is then rendered again and loses its open
 * state. Before any press in this page it happens immediately; later only near the end of the first rows and
 * without a press on them. A short list loads more items instead. Returns a function that stops waiting.
 */
export function replaceFirst(
  list: HTMLElement | null,
  count: number,
  take: TakeRows,
  onEndNear: (() => void) | undefined,
): (() => void) | undefined {
  const last = list?.lastElementChild;
  if (list === null || last === null || last === undefined) return undefined;
  const replace = (): void => take(() => WindowedList);
  if (!navigator.userActivation.hasBeenActive) {
    replace();
    return undefined;
  }
  const then = list.childElementCount < count ? replace : onEndNear;
  return watchEnd(last, function act() {
    if (list.matches(':active')) afterPress(act);
    else then?.();
  });
}

/** A list of any length with a few dozen DOM nodes. */
export function WindowedList({
  count,
  keyAt,
  rowAt,
  label,
  memory,
  onEndNear,
  estimate,
  shift = false,
}: IndexedRows): ReactElement {
  const list = useRef<WindowVirtualizerHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const [spot] = useState(() => (memory === undefined ? undefined : spots.get(memory)));
  const latest = useRef({ count, keyAt });
  useLayoutEffect(() => {
    latest.current = { count, keyAt };
  });

  const note = useCallback((): void => {
    const now = list.current;
    const rows = end.current?.previousElementSibling;
    if (now === null || rows === null || rows === undefined || memory === undefined) return;
    // Measured from the row, not from the top of the page: content above the list may have another height next
    // time.
    const [first] = Array.from(rows.children, (row) => ({
      at: Number(row.ariaPosInSet) - 1,
      box: row.getBoundingClientRect(),
    }))
      .filter((row) => row.box.bottom > 0)
      .toSorted((one, other) => one.at - other.at);
    const rowsNow = latest.current;
    if (first === undefined || first.at >= rowsNow.count) return;
    keep(memory, {
      cache: now.cache,
      count: rowsNow.count,
      key: rowsNow.keyAt(first.at),
      past: -first.box.top,
    });
  }, [memory]);

  useLayoutEffect(() => {
    const handle = list.current;
    if (spot !== undefined && handle !== null) {
      const all = Array.from({ length: latest.current.count }, (_, index) => latest.current.keyAt(index));
      const index = all.indexOf(spot.key);
      if (index >= 0) handle.scrollToIndex(index, { align: 'start', offset: spot.past });
    }
    return note;
  }, [note, spot]);

  useEffect(() => {
    const mark = end.current;
    if (mark === null || onEndNear === undefined) return undefined;
    return watchEnd(mark, onEndNear);
  }, [onEndNear, count]);

  const indexes = useMemo(() => Array.from({ length: count }, (_, index) => index), [count]);
  const facts = useMemo(() => ({ label, total: count }), [label, count]);
  return (
    <ListFacts value={facts}>
      <WindowVirtualizer
        ref={list}
        as={Rows}
        item={Row}
        data={indexes}
        shift={shift}
        onScrollEnd={note}
        {...(estimate === undefined ? {} : { itemSize: estimate })}
        {...(spot?.count === count ? { cache: spot.cache } : {})}
      >
        {rowAt}
      </WindowVirtualizer>
      <div ref={end} aria-hidden className="h-px" />
    </ListFacts>
  );
}
