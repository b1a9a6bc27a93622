/** A count on the corner of an icon; the words beside it say it to those who do not see it. */
import type { ReactElement } from 'react';

/** Nothing for 0; above 99 it says "99+". */
export const CountBadge = ({ count }: { count: number }): ReactElement | null =>
  count <= 0 ? null : (
    <span
      aria-hidden
      className="absolute -top-1 -right-1 min-w-5 rounded-full bg-brand px-1 text-center text-meta leading-5 font-semibold text-on-brand tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
