/** Whether lines came in front of what somebody is reading: a list keeps its place then (experience.md "Motion"). */
import { useState } from 'react';
import type { InboxRow } from './inboxRows.ts';

/** Further down than this, in px, somebody is reading. */
const readingFrom = 120;

const firstGroup = (rows: readonly InboxRow[]): string | undefined =>
  rows.find(({ kind }) => kind === 'group')?.key;

/** True for the one render in which lines came in front. */
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
