/** A section of the gallery: a heading and a line of things that wrap. */
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';

/** `stacked` puts each item on its own line. */
export const Row = ({
  title,
  stacked = false,
  children,
}: {
  title: ReactNode;
  stacked?: boolean | undefined;
  children: ReactNode;
}): ReactElement => (
  <section className="flex flex-col gap-4">
    <h2 className="text-h5 font-semibold">{title}</h2>
    <div
      className={classes(
        stacked ? 'grid items-start gap-6 wide:grid-cols-2' : 'flex flex-wrap items-center gap-4',
      )}
    >
      {children}
    </div>
  </section>
);
