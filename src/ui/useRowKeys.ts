/** Arrow-key navigation of rows: one row is a Tab stop, followed by its own controls. */
import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

interface RowKeys {
  /** Key of the row that Tab focuses. */
  readonly current: string | undefined;
  /** For the container of the rows; each row has `data-row` with its key. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Enter and Space apply only to the row itself: its buttons and menus keep their own keys. */
export function useRowKeys(
  keys: readonly string[],
  acts: { readonly onEnter: (key: string) => void; readonly onSpace: (key: string) => void },
): RowKeys {
  const [last, setLast] = useState<string>();
  const current = last !== undefined && keys.includes(last) ? last : keys[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    const row = target instanceof HTMLElement ? target.dataset['row'] : undefined;
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[key];
    if (step === undefined && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (key === 'Enter') acts.onEnter(row);
    else if (key === ' ') acts.onSpace(row);
    else {
      const next = step?.(keys.indexOf(row), keys.length - 1) ?? 0;
      currentTarget.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus();
    }
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) setLast(row);
  };
  return { current, onKeyDown, onFocus };
}
