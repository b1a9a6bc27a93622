/** The rows of a table in a box of its own, of which only those in sight are drawn. */
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle,
} from 'virtua';
import type { DataRow } from '#src/api/demoKit.ts';

const rowPx = 60;
/** A row that is not there by then will not come. */
const mostFrames = 20;
/** Values below the name of a row. */
const glimpse = 3;
/** Longer values are cut. */
const glimpseLength = 80;

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 8,
  PageUp: (at) => at - 8,
  Home: () => 0,
  End: (_, last) => last,
};

// Top-level components: a new one on each render would remount all rows.
const Rows = ({ ref, style, children }: CustomContainerComponentProps): ReactElement => (
  <ul ref={ref} style={{ ...style, pointerEvents: 'auto' }}>
    {children}
  </ul>
);
const Line = ({ ref, style, children }: CustomItemComponentProps): ReactElement => (
  <li ref={ref} style={style}>
    {children}
  </li>
);

/** The field of the filter first, then those that are not in the name already. Ids say nothing to a reader. */
function glimpseOf({ label, values }: DataRow, first: string | undefined): string {
  const said = values.filter(
    ([field, value]) =>
      field !== 'id' &&
      value !== null &&
      value !== '' &&
      value !== '[]' &&
      !/-[\da-f]{12}/.test(String(value)) &&
      (field === first || !label.includes(String(value))),
  );
  return said
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    .slice(0, glimpse)
    .map(([field, value]) => `${field}: ${String(value).slice(0, glimpseLength)}`)
    .join(' · ');
}

/** One row is a Tab stop; arrows, Page Up and Down, Home and End move between rows, Enter opens one. */
export function DataList({
  label,
  rows,
  first,
  onOpen,
}: {
  readonly label: string;
  readonly rows: readonly DataRow[];
  readonly first: string | undefined;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [at, setAt] = useState(0);
  const last = rows.length - 1;
  const current = Math.min(at, last);
  const focus = (index: number, tries = 0): void => {
    const row = box.current?.querySelector<HTMLElement>(`[data-at="${index}"]`);
    row?.focus();
    // A row is drawn in a later frame, and hidden until it is measured; what is hidden takes no focus.
    if (row !== document.activeElement && tries < mostFrames)
      requestAnimationFrame(() => focus(index, tries + 1));
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, step(current, last)));
    setAt(next);
    list.current?.scrollToIndex(next, { align: 'nearest' });
    focus(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of the rows inside
    <section
      ref={box}
      aria-label={label}
      onKeyDown={press}
      className="max-h-[50dvh] overflow-y-auto rounded-card border border-line bg-card"
    >
      <Virtualizer
        ref={list}
        scrollRef={box}
        as={Rows}
        item={Line}
        itemSize={rowPx}
        keepMounted={[current]}
        data={rows}
      >
        {(row, index) => (
          <button
            key={row.id}
            type="button"
            data-at={index}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => onOpen(row.id)}
            className="block w-full border-b border-line px-3.5 py-2 text-start -outline-offset-2 hover:bg-subtle"
          >
            <span className="block truncate text-small font-semibold">{row.label}</span>
            <span className="block truncate text-meta text-soft">{glimpseOf(row, first) || row.id}</span>
          </button>
        )}
      </Virtualizer>
    </section>
  );
}
