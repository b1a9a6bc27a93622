/** Moves in an ordered list: each is announced once, and the focus stays on an arrow of the moved row. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** What an ordered list draws and calls. */
export interface Moves {
  /** The last move in words, for an `output` element. */
  readonly said: string;
  readonly moveTo: (from: number, to: number) => void;
}

/** `onMove` changes the order. The arrows of a row are `MoveButtons` with the key of the row. */
export function useMoves<T>({
  rows,
  keyOf,
  nameOf,
  onMove,
}: {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  readonly onMove: (from: number, to: number) => void;
}): Moves {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  return {
    said,
    moveTo(from, to) {
      const row = rows[from];
      if (row === undefined || from === to || to < 0 || to >= rows.length) return;
      onMove(from, to);
      const name = nameOf(row);
      const place = to + 1;
      const count = rows.length;
      setSaid(t`${name}: puesto ${place} de ${count}.`);
      // At the end of the list the pressed arrow is disabled, so the other arrow takes the focus.
      const end = to === 0 ? 'down' : to === count - 1 ? 'up' : undefined;
      if (end === undefined) return;
      const arrow = `[data-order="${CSS.escape(keyOf(row))}"] [data-move="${end}"]`;
      requestAnimationFrame(() => document.querySelector<HTMLElement>(arrow)?.focus());
    },
  };
}
