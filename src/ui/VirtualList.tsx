/** A long list in the window's own scroll; what makes it virtual is fetched beside the first rows, not before them. */
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

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
  /** Space below each item. */
  gap?: '' | 'pb-3' | 'pb-4' | undefined;
  /** Guess of an item's height in px, before it is measured. */
  estimate?: number | undefined;
  /** Items were put in front: keep what is read in place. */
  shift?: boolean | undefined;
}

/** The same list by index, free of the type of its items. */
export interface IndexedRows extends Pick<
  VirtualListProps<never>,
  'label' | 'memory' | 'onEndNear' | 'estimate' | 'shift'
> {
  readonly count: number;
  readonly keyAt: (index: number) => string;
  readonly rowAt: (index: number) => ReactNode;
}

/** More than a screen holds. */
const firstRows = 12;

let windowed: ComponentType<IndexedRows> | undefined;
// Asked for as soon as any list may come; without it (no network) the first rows remain.
const loading = import('./WindowedList.tsx').then(
  (file) => {
    windowed = file.WindowedList;
    return file;
  },
  () => undefined,
);

/** Draws the rows by this from now on. */
export type TakeRows = (rows: () => ComponentType<IndexedRows>) => void;

/** A list of any length with a few dozen nodes in the page; back returns to the same item. */
export function VirtualList<T>({
  items,
  keyOf,
  children,
  gap = 'pb-4',
  ...rest
}: VirtualListProps<T>): ReactElement {
  const count = items.length;
  const [Windowed, take] = useState(() => windowed);
  const row = (item: T, index: number): ReactElement => <div className={gap}>{children(item, index)}</div>;
  if (Windowed)
    return (
      <Windowed
        {...rest}
        count={count}
        keyAt={(index) => {
          const item = items[index];
          return item === undefined ? String(index) : keyOf(item);
        }}
        rowAt={(index) => {
          const item = items[index];
          return item === undefined ? null : row(item, index);
        }}
      />
    );
  const waitForWindowed = (list: HTMLElement | null): (() => void) => {
    const waiting = loading.then((file) => file?.replaceFirst(list, count, take, rest.onEndNear));
    return () => void waiting.then((stop) => stop?.());
  };
  return (
    <ul ref={waitForWindowed} aria-label={rest.label}>
      {items.slice(0, firstRows).map((item, index) => (
        <li key={keyOf(item)} aria-setsize={count} aria-posinset={index + 1}>
          {row(item, index)}
        </li>
      ))}
    </ul>
  );
}
