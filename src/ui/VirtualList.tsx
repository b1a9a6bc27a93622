/** A long list in the window's own scroll: only what is near is in the page, and back returns to the same place. */
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
  type ReactNode,
} from 'react';
import {
  WindowVirtualizer,
  type CacheSnapshot,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';

interface Spot {
  readonly cache: CacheSnapshot;
  readonly count: number;
  /** The item at the top of the window and how far it was scrolled past. */
  readonly key: string;
  readonly past: number;
}

/** Places by memory name, newest last; in memory only, since the sizes are worth nothing after a reload. */
const spots = new Map<string, Spot>();
const mostSpots = 30;

function keep(name: string, spot: Spot): void {
  spots.delete(name);
  spots.set(name, spot);
  for (const oldest of spots.keys()) {
    if (spots.size <= mostSpots) break;
    spots.delete(oldest);
  }
}

export interface VirtualListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Name under which the place is remembered while the page lives; give one per history entry (`entryKey()`). */
  memory?: string | undefined;
  /** The end is near: fetch more. Called again only after `items` have changed. */
  onEndNear?: (() => void) | undefined;
  /** Space between items. */
  gap?: 'none' | 'small' | 'normal' | undefined;
  /** Guess of an item's height in px, before it is measured. */
  estimate?: number | undefined;
  /** Items were put in front: keep what is read in place. */
  shift?: boolean | undefined;
}

const gaps = { none: '', small: 'pb-3', normal: 'pb-4' } as const;

const ListFacts = createContext<{ readonly label: string | undefined; readonly total: number }>({
  label: undefined,
  total: 0,
});

// Both stand here and not inside the list: a new component on each render would throw the rows away.
function Rows({ ref, style, children }: CustomContainerComponentProps): ReactElement {
  return (
    <ul ref={ref} style={style} aria-label={useContext(ListFacts).label}>
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

/** A list of any length with a few dozen nodes in the page. */
export function VirtualList<T>({
  items,
  keyOf,
  children,
  label,
  memory,
  onEndNear,
  gap = 'normal',
  estimate,
  shift = false,
}: VirtualListProps<T>): ReactElement {
  const list = useRef<WindowVirtualizerHandle>(null);
  const end = useRef<HTMLDivElement>(null);
  const [spot] = useState(() => (memory === undefined ? undefined : spots.get(memory)));
  const latest = useRef({ items, keyOf });
  useLayoutEffect(() => {
    latest.current = { items, keyOf };
  });

  const note = useCallback((): void => {
    const now = list.current;
    const rows = end.current?.previousElementSibling;
    if (now === null || rows === null || rows === undefined || memory === undefined) return;
    // From the row itself, not from the top of the page: what stands above the list may be higher next time.
    const [first] = Array.from(rows.children, (row) => ({
      at: Number(row.ariaPosInSet) - 1,
      box: row.getBoundingClientRect(),
    }))
      .filter((row) => row.box.bottom > 0)
      .toSorted((one, other) => one.at - other.at);
    const item = latest.current.items[first?.at ?? -1];
    if (first === undefined || item === undefined) return;
    const { items: all, keyOf: name } = latest.current;
    keep(memory, { cache: now.cache, count: all.length, key: name(item), past: -first.box.top });
  }, [memory]);

  useLayoutEffect(() => {
    const handle = list.current;
    if (spot !== undefined && handle !== null) {
      const index = latest.current.items.findIndex((one) => latest.current.keyOf(one) === spot.key);
      if (index >= 0) handle.scrollToIndex(index, { align: 'start', offset: spot.past });
    }
    return note;
  }, [note, spot]);

  useEffect(() => {
    const mark = end.current;
    if (mark === null || onEndNear === undefined || typeof IntersectionObserver !== 'function')
      return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) onEndNear();
      },
      { rootMargin: '0px 0px 1200px 0px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [onEndNear, items.length]);

  const facts = useMemo(() => ({ label, total: items.length }), [label, items.length]);
  return (
    <ListFacts value={facts}>
      <WindowVirtualizer
        ref={list}
        as={Rows}
        item={Row}
        data={items}
        shift={shift}
        onScrollEnd={note}
        {...(estimate === undefined ? {} : { itemSize: estimate })}
        {...(spot?.count === items.length ? { cache: spot.cache } : {})}
      >
        {(one, index) => (
          <div key={keyOf(one)} className={gaps[gap]}>
            {children(one, index)}
          </div>
        )}
      </WindowVirtualizer>
      <div ref={end} aria-hidden className="h-px" />
    </ListFacts>
  );
}
