/** The featured items in the order in which the home page shows them. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { moved } from '#src/admin/order.ts';
import { OrderedList } from '#src/admin/OrderedList.tsx';
import type { DraftItem } from './featuredDraft.ts';
import { kindWords } from './kindWords.ts';
import { FeaturedRow } from './FeaturedRow.tsx';

/** After a removal, the next row takes the focus. */
export function FeaturedList({
  items,
  refusals,
  onChange,
}: {
  readonly items: readonly DraftItem[];
  readonly refusals: ReadonlyMap<number, string>;
  readonly onChange: (items: readonly DraftItem[]) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const [said, setSaid] = useState('');
  const remove = (index: number): void => {
    const name = items[index]?.title ?? '';
    onChange(items.toSpliced(index, 1));
    setSaid(t`Quitaste ${name}.`);
    const next = (items[index + 1] ?? items[index - 1])?.key;
    if (next === undefined) return;
    const button = `[data-order="${CSS.escape(next)}"] ~ button`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(button)?.focus());
  };
  return (
    <>
      <output className="sr-only">{said}</output>
      <OrderedList
        rows={items}
        keyOf={({ key }) => key}
        nameOf={({ title, kind }) => title ?? i18n._(kindWords[kind].label)}
        onMove={(from, to) => onChange(moved(items, from, to))}
      >
        {(item, movers, index) => (
          <FeaturedRow
            item={item}
            movers={movers}
            refusal={refusals.get(index)}
            onRemove={() => remove(index)}
          />
        )}
      </OrderedList>
    </>
  );
}
