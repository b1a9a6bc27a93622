/** The values in order, moved by drag and drop or by the arrows of a row. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { useRowOrder } from '#src/admin/useRowOrder.ts';
import { refreshRecognition } from '#src/recognitions/admin/adminCache.ts';
import { classes } from '#src/ui/classes.ts';
import { ValueRow } from './ValueRow.tsx';
import { valueQueries, valueWrites, type AdminValue } from './values.queries.ts';

interface ValueListProps {
  readonly values: readonly AdminValue[];
  readonly onEdit: (value: AdminValue) => void;
  readonly onTurn: (value: AdminValue, active: boolean) => void;
  readonly onRemove: (value: AdminValue) => void;
}

/** Announces each move once. The focus stays on the pressed arrow, or moves to the other arrow at an end. */
export function ValueList({ values, onEdit, onTurn, onRemove }: ValueListProps): ReactElement {
  const { t } = useLingui();
  const move = useRowOrder<AdminValue>({
    queryKey: valueQueries.list().queryKey,
    place: valueWrites.place,
    refresh: refreshRecognition,
  });
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const moveTo = (from: number, to: number): void => {
    const value = values[from];
    if (value === undefined || to < 0 || to >= values.length) return;
    move(from, to);
    const { name } = value;
    const place = to + 1;
    const count = values.length;
    setSaid(t`${name}: puesto ${place} de ${count}.`);
  };
  const step = (from: number, to: number): void => {
    const id = values[from]?.id;
    moveTo(from, to);
    // At the end of the list the pressed arrow is disabled, so the other arrow takes the focus.
    const end = to === 0 ? 'down' : to === values.length - 1 ? 'up' : undefined;
    if (end !== undefined && id !== undefined)
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-value="${id}"] [data-move="${end}"]`)?.focus(),
      );
  };
  const stop = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <p className="text-small text-soft">
        <Trans>Este es el orden en que se ofrecen y se muestran. Arrastra una fila o usa sus flechas.</Trans>
      </p>
      <output className="sr-only">{said}</output>
      <ol ref={list} className="flex flex-col gap-2">
        {values.map((value, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the arrows inside do the same by keys
          <li
            key={value.id}
            data-value={value.id}
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
            <ValueRow
              value={value}
              isFirst={index === 0}
              isLast={index === values.length - 1}
              onUp={() => step(index, index - 1)}
              onDown={() => step(index, index + 1)}
              onDrag={() => setDragged(index)}
              onDragEnd={stop}
              onEdit={() => onEdit(value)}
              onTurn={(active) => onTurn(value, active)}
              onRemove={() => onRemove(value)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
