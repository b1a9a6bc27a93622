/** A long list in the window's own scroll; what makes it virtual is fetched beside the first rows, not before them. */
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';

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

/** The same list by index, free of the type of its items. */
export interface IndexedRows extends Pick<
  VirtualListProps<never>,
  'label' | 'memory' | 'onEndNear' | 'estimate' | 'shift'
> {
  readonly count: number;
  readonly keyAt: (index: number) => string;
  readonly rowAt: (index: number) => ReactNode;
}

const gaps = { none: '', small: 'pb-3', normal: 'pb-4' } as const;
/** More than a screen holds. */
const firstRows = 12;

function FirstRows({ count, keyAt, rowAt, label }: IndexedRows): ReactElement {
  return (
    <ul aria-label={label}>
      {Array.from({ length: Math.min(count, firstRows) }, (_, index) => (
        <li key={keyAt(index)} aria-setsize={count} aria-posinset={index + 1}>
          {rowAt(index)}
        </li>
      ))}
    </ul>
  );
}

// Asked for as soon as any list may come; without it (no network) the first rows still stand.
const loading = import('./WindowedList.tsx').then(
  (file) => ({ default: file.WindowedList }),
  () => ({ default: FirstRows }),
);
const WindowedList = lazy(() => loading);

/** A list of any length with a few dozen nodes in the page; back returns to the same item. */
export function VirtualList<T>({
  items,
  keyOf,
  children,
  gap = 'normal',
  ...rest
}: VirtualListProps<T>): ReactElement {
  const at = (index: number): T | undefined => items[index];
  const rows: IndexedRows = {
    ...rest,
    count: items.length,
    keyAt: (index) => {
      const item = at(index);
      return item === undefined ? String(index) : keyOf(item);
    },
    rowAt: (index) => {
      const item = at(index);
      return item === undefined ? null : <div className={gaps[gap]}>{children(item, index)}</div>;
    },
  };
  return (
    <Suspense fallback={<FirstRows {...rows} />}>
      <WindowedList {...rows} />
    </Suspense>
  );
}
