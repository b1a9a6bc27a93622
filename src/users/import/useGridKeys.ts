/** Spreadsheet keys of a grid: arrows move, typing or F2 edits, F8 goes to the next fault. */
import { useState, type KeyboardEvent } from 'react';

/** A cell by visible row and column, both from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

interface GridKeys {
  readonly current: Spot;
  /** The edited cell and the initial text of its field; null if no cell is edited. */
  readonly typing: { readonly spot: Spot; readonly start: string } | null;
  readonly go: (spot: Spot) => void;
  readonly type: (spot: Spot, start: string) => void;
  readonly stop: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/**
 * `textOf` returns the text of a cell; `onNext` goes to the next fault; `onGo` scrolls a cell into view and
 * focuses it.
 */
export function useGridKeys(
  size: { readonly rows: number; readonly columns: number },
  {
    textOf,
    onNext,
    onGo,
  }: {
    readonly textOf: (spot: Spot) => string;
    readonly onNext: (from: Spot) => void;
    readonly onGo: (spot: Spot) => void;
  },
): GridKeys {
  const [current, setCurrent] = useState<Spot>({ row: 0, column: 0 });
  const [typing, setTyping] = useState<GridKeys['typing']>(null);
  const within = ({ row, column }: Spot): Spot => ({
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  });
  const here = within(current);
  const go = (spot: Spot): void => {
    const next = within(spot);
    setCurrent(next);
    onGo(next);
  };
  const type = (spot: Spot, start: string): void => {
    setCurrent(spot);
    setTyping({ spot, start });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const step = steps[key];
    if (step !== undefined) go({ row: here.row + step[0], column: here.column + step[1] });
    else if (key === 'Home') go({ row: ctrlKey ? 0 : here.row, column: 0 });
    else if (key === 'End') go({ row: ctrlKey ? size.rows - 1 : here.row, column: size.columns - 1 });
    else if (key === 'F8') onNext(here);
    else if (key === 'Enter' || key === 'F2') type(here, textOf(here));
    else if (key === 'Delete' || key === 'Backspace') type(here, '');
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey)
      type(here, key === ' ' ? textOf(here) : key);
    else return;
    event.preventDefault();
  };
  return { current: here, typing, go, type, stop: () => setTyping(null), onKeyDown };
}
