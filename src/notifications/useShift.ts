/** Whether rows were inserted above the visible part of a list: the list then keeps its scroll position. */
import { useState } from 'react';
import type { InboxRow } from './inboxRows.ts';

/** Scroll position in px from which the user is considered to be reading. */
const readingFrom = 120;

const firstGroup = (rows: readonly InboxRow[]): string | undefined =>
  rows.find(({ kind }) => kind === 'group')?.key;

/** True for the one render in which rows were inserted above. */
export function useShift(rows: readonly InboxRow[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false });
  if (seen.rows !== rows) {
    const before = firstGroup(seen.rows);
    const isAbove =
      before !== undefined && firstGroup(rows) !== before && rows.some(({ key }) => key === before);
    setSeen({ rows, shift: isAbove && window.scrollY > readingFrom });
  }
  return seen.shift;
}
