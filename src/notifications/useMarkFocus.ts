/**
 * Keeps the keyboard focus when a marked row leaves the list: on the same button of the row that takes its
 * place.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { InboxRow } from './inboxRows.ts';

/** Pass the ref to the container of the list; call `leaving` before a row disappears. */
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
    // The user may have moved the focus meanwhile.
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
