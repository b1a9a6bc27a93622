/** What a row of a table is called. */
import type { ReactNode } from 'react';

/** Where the name of a row opens it, it is a button. */
export const RowName = ({
  onOpen,
  tabIndex,
  children,
}: {
  onOpen: (() => void) | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}): ReactNode =>
  onOpen === undefined ? (
    children
  ) : (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={onOpen}
      className="max-w-full rounded-[4px] text-start font-semibold text-ink underline-offset-2 hover:text-link hover:underline"
    >
      {children}
    </button>
  );
