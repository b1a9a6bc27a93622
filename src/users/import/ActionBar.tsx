/** The sticky bar with the actions of a step. */
import type { ReactElement, ReactNode } from 'react';

/** One sentence and the buttons, with the main one last. */
export const ActionBar = ({
  says,
  children,
}: {
  readonly says?: ReactNode;
  readonly children: ReactNode;
}): ReactElement => (
  <div className="sticky bottom-[calc(var(--bottom-bar,0px)+16px)] z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4 shadow-raised">
    <div className="min-w-48 flex-1 text-small text-soft">{says}</div>
    <div className="flex flex-wrap justify-end gap-3 max-sm:w-full max-sm:[&>button]:flex-auto">
      {children}
    </div>
  </div>
);
