/** The filters of a list beside its search: on a phone they wait behind a button, so that the list is in view. */
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';

export function MoreFilters({
  set,
  ownRow = false,
  children,
}: {
  /** Filters that narrow the list now. */
  readonly set: number;
  /** Below the search also where there is room beside it. */
  readonly ownRow?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const [isMore, setMore] = useState(false);
  return (
    <>
      <span className="sm:hidden">
        <Button
          variant="secondary"
          icon={SlidersHorizontal}
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          {set === 0 ? <Trans>Más filtros</Trans> : <Trans>Más filtros: {set}</Trans>}
        </Button>
      </span>
      <div
        className={classes(
          'flex flex-wrap items-end gap-3',
          ownRow ? 'w-full' : 'max-sm:w-full sm:contents',
          !isMore && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </>
  );
}
