/** A list in an order that administrators arrange, by drag and drop or by the arrows of a row. */
import { GripVertical } from 'lucide-react';
import { useState, type DragEvent, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { useMoves } from './useMoves.ts';

/** The parts of a row that move it: a handle for the pointer, and the arrows. */
export interface RowMovers {
  readonly handle: ReactElement;
  readonly arrows: ReactElement;
}

/** `children` draws one row. */
export function OrderedList<T>({
  rows,
  keyOf,
  nameOf,
  onMove,
  children,
}: {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly nameOf: (row: T) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (row: T, movers: RowMovers, index: number) => ReactElement;
}): ReactElement {
  const { said, moveTo } = useMoves({ rows, keyOf, nameOf, onMove });
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const stop = (): void => {
    setDragged(null);
    setOver(null);
  };
  const moversOf = (row: T, index: number): RowMovers => ({
    handle: (
      <span
        aria-hidden
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          const item = event.currentTarget.closest('li');
          if (item !== null) event.dataTransfer.setDragImage(item, 16, 16);
          setDragged(index);
        }}
        onDragEnd={stop}
        className="hidden cursor-grab py-3 text-soft active:cursor-grabbing sm:inline-flex pointer-coarse:hidden"
      >
        <Icon of={GripVertical} />
      </span>
    ),
    arrows: (
      <MoveButtons
        id={keyOf(row)}
        name={nameOf(row)}
        isFirst={index === 0}
        isLast={index === rows.length - 1}
        onStep={(by) => moveTo(index, index + by)}
      />
    ),
  });
  return (
    <>
      <output className="sr-only">{said}</output>
      <ol className="flex flex-col gap-2">
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the arrows inside do the same by keys
          <li
            key={keyOf(row)}
            onDragOver={(event: DragEvent) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== null) moveTo(dragged, index);
              stop();
            }}
            className={classes(
              'rounded-card border bg-card transition-colors duration-120',
              dragged === index && 'opacity-50',
              over === index && dragged !== index ? 'border-brand-edge bg-brand-tint' : 'border-line',
            )}
          >
            {children(row, moversOf(row, index), index)}
          </li>
        ))}
      </ol>
    </>
  );
}
