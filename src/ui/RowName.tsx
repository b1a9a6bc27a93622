/** The name of a table row. */
import type { ReactNode } from 'react';

/** A button if the name opens the row. */
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
