/**
 * A long list in the window's scroll; the virtualisation code is loaded in parallel with the first rows, not
 * before them.
 */
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

export interface VirtualListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Name for the remembered scroll position while the page lives; use one per history entry (`entryKey()`). */
  memory?: string | undefined;
  /** The end is near: load more. Called again only after `items` has changed. */
  onEndNear?: (() => void) | undefined;
  /** Class of each item's box: the space below the item. */
  itemClass?: '' | 'pb-3' | 'pb-4' | undefined;
  /** Estimated item height in px before it is measured. */
  estimate?: number | undefined;
  /** Items were prepended: keep the visible items in place. */
  shift?: boolean | undefined;
}

/** The same list by index, independent of the item type. */
export interface IndexedRows extends Pick<
  VirtualListProps<never>,
  'label' | 'memory' | 'onEndNear' | 'estimate' | 'shift'
> {
  readonly count: number;
  readonly keyAt: (index: number) => string;
  /** The row with its key; the same element each time, so that a scroll step renders only new rows. */
  readonly rowAt: (index: number) => ReactElement;
}

/** More than one screen shows. */
const firstRows = 12;

let windowed: ComponentType<IndexedRows> | undefined;
/** Loads with the first rows, which do not wait for it; if it fails, they remain until the next list. */
const loadWindowed = () =>
  import('./WindowedList.tsx').then(
    (file) => {
      windowed = file.WindowedList;
      return file;
    },
    () => undefined,
  );

/** Renders the rows with this component from now on. */
export type TakeRows = (rows: () => ComponentType<IndexedRows>) => void;

/** Makes each row once. The windowed list renders itself at each scroll step; React skips rows that are the same. */
function onceEach(row: (index: number) => ReactElement): (index: number) => ReactElement {
  const rows = new Map<number, ReactElement>();
  return (index) => {
    const made = rows.get(index) ?? row(index);
    rows.set(index, made);
    return made;
  };
}

/** A list of any length with a few dozen DOM nodes; going back restores the same item. */
export function VirtualList<T>({
  items,
  keyOf,
  children,
  itemClass = 'pb-4',
  ...rest
}: VirtualListProps<T>): ReactElement {
  const count = items.length;
  const [Windowed, take] = useState(() => windowed);
  const keyAt = (index: number): string => {
    const item = items[index];
    return item === undefined ? String(index) : keyOf(item);
  };
  const row = (index: number): ReactElement => {
    const item = items[index];
    return (
      <div key={keyAt(index)} className={itemClass}>
        {item === undefined ? null : children(item, index)}
      </div>
    );
  };
  if (Windowed) return <Windowed {...rest} count={count} keyAt={keyAt} rowAt={onceEach(row)} />;
  const waitForWindowed = (list: HTMLElement | null): (() => void) => {
    const waiting = loadWindowed().then((file) => file?.replaceFirst(list, count, take, rest.onEndNear));
    return () => void waiting.then((stop) => stop?.());
  };
  return (
    <ul ref={waitForWindowed} aria-label={rest.label}>
      {items.slice(0, firstRows).map((item, index) => (
        <li key={keyOf(item)} aria-setsize={count} aria-posinset={index + 1}>
          {row(index)}
        </li>
      ))}
    </ul>
  );
}
