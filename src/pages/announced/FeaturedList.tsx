/** The featured items in order, moved with a row's arrows or by dragging. */
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { moved, type DraftItem } from './featuredDraft.ts';
import { FeaturedRow } from './FeaturedRow.tsx';

/**
 * Announces each move once. Focus stays on the pressed arrow; at an end it goes to the other arrow, after a
 * removal to the next row.
 */
export function FeaturedList({
  items,
  refusals,
  onChange,
}: {
  readonly items: readonly DraftItem[];
  readonly refusals: ReadonlyMap<number, string>;
  readonly onChange: (items: readonly DraftItem[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focus = (key: string | undefined, selector: string): void => {
    if (key === undefined) return;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"] ${selector}`)?.focus(),
    );
  };
  const move = (from: number, to: number): void => {
    const item = items[from];
    const next = moved(items, from, to);
    if (item === undefined || next === items) return;
    onChange(next);
    const name = item.title ?? '';
    const place = to + 1;
    const count = items.length;
    setSaid(t`${name}: puesto ${place} de ${count}.`);
    const end = to === 0 ? 'down' : to === count - 1 ? 'up' : undefined;
    if (end !== undefined) focus(item.key, `[data-move="${end}"]`);
  };
  const remove = (index: number): void => {
    const name = items[index]?.title ?? '';
    onChange(items.toSpliced(index, 1));
    setSaid(t`Quitaste ${name}.`);
    focus((items[index + 1] ?? items[index - 1])?.key, 'button:last-of-type');
  };
  const stop = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <output className="sr-only">{said}</output>
      <ol ref={list} className="flex flex-col gap-2">
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for pointers only; the arrow buttons do the same by keyboard
          <li
            key={item.key}
            data-item={item.key}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={stop}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
              stop();
            }}
            className={classes(
              'cursor-grab rounded-card border bg-card transition-colors duration-120',
              dragged === index && 'opacity-50',
              over === index && dragged !== index ? 'border-brand-edge bg-brand-tint' : 'border-line',
            )}
          >
            <FeaturedRow
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              refusal={refusals.get(index)}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
