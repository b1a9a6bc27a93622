/**
 * A count on the corner of an icon; hidden from screen readers, because the label beside it contains the
 * count.
 */
import type { ReactElement } from 'react';

/** Nothing for 0; above 99 it shows "99+". */
export const CountBadge = ({ count }: { count: number }): ReactElement | null =>
  count <= 0 ? null : (
    <span
      aria-hidden
      className="absolute -top-1 -right-1 min-w-5 rounded-full bg-brand px-1 text-center text-meta leading-5 font-semibold text-on-brand tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
