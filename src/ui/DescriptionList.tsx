/** A list of terms and values about one item. */
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface DescriptionListProps {
  items: readonly {
    /** Required if two terms are equal. */
    readonly id?: string | undefined;
    readonly term: string;
    readonly value: ReactNode;
  }[];
  columns?: 1 | 2 | undefined;
  /** Values at the end of their lines, as numbers are compared; in one column. */
  valuesAtEnd?: boolean | undefined;
}

/** Term beside the value on wide containers, above it on narrow ones. */
export function DescriptionList({
  items,
  columns = 1,
  valuesAtEnd = false,
}: DescriptionListProps): ReactElement {
  return (
    <dl className={classes('grid gap-x-8', columns === 2 && 'wide:grid-cols-2')}>
      {items.map(({ id, term, value }) => (
        <div
          key={id ?? term}
          className={classes(
            'flex gap-x-4 gap-y-0.5 border-b border-line',
            columns === 1 && 'last:border-b-0',
            valuesAtEnd
              ? 'flex-wrap items-baseline justify-between py-2.5'
              : classes('flex-col py-3', columns === 1 && 'sm:flex-row'),
          )}
        >
          <dt
            className={classes(
              'text-small text-soft',
              columns === 1 && !valuesAtEnd && 'sm:w-48 sm:shrink-0 sm:leading-6',
            )}
          >
            {term}
          </dt>
          <dd className={valuesAtEnd ? 'tabular-nums' : 'min-w-0 flex-1'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
