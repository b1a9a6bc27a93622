/** Keeps the keyboard where it was when a marked line leaves the list: on the same button of the line that takes its place. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { InboxRow } from './inboxRows.ts';

/** Give the ref to what holds the list; say `leaving` before a line goes. */
export function useMarkFocus(rows: readonly InboxRow[]): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly leaving: (key: string) => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const waiting = useRef<{ readonly key: string; readonly next: readonly string[] } | null>(null);
  useLayoutEffect(() => {
    const gone = waiting.current;
    if (gone === null || rows.some(({ key }) => key === gone.key)) return;
    waiting.current = null;
    // Somebody may have gone elsewhere meanwhile.
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
    const button = gone.next
      .map((key) => buttons.find((one) => one.dataset['mark'] === key))
      .find((one) => one !== undefined);
    (button ?? place.current)?.focus();
  }, [rows]);
  return {
    place,
    leaving: (key) => {
      const keys = rows.flatMap((row) => (row.kind === 'group' ? [row.key] : []));
      const at = keys.indexOf(key);
      waiting.current = { key, next: [...keys.slice(at + 1), ...keys.slice(0, at).toReversed()] };
    },
  };
}
