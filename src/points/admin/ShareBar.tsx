/** A number with a bar that compares it with the other numbers of its column. */
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';

/** Only the bar; `most` is the value of a full bar. */
export const Bar = ({
  value,
  most,
  tone = 'brand',
}: {
  readonly value: number;
  readonly most: number;
  readonly tone?: 'brand' | 'accent' | undefined;
}): ReactElement => (
  <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-hover">
    <span
      className={classes('block h-full rounded-full', tone === 'brand' ? 'bg-brand-edge' : 'bg-accent-edge')}
      style={{ width: `${most === 0 ? 0 : (value / most) * 100}%` }}
    />
  </span>
);

/** A number above its bar, in a column of numbers. */
export const ShareBar = ({
  children,
  ...bar
}: {
  readonly value: number;
  readonly most: number;
  readonly tone?: 'brand' | 'accent' | undefined;
  readonly children: ReactNode;
}): ReactElement => (
  <span className="inline-flex w-20 flex-col gap-1 text-end align-middle">
    <span>{children}</span>
    <Bar {...bar} />
  </span>
);
