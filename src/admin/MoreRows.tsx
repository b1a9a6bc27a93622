/** The footer of a paged list. */
import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';

/** Loads the next page. Empty if there is no next page. */
export function MoreRows({
  of,
  className,
}: {
  readonly of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly className?: string | undefined;
}): ReactElement | null {
  if (!of.hasNextPage) return null;
  return (
    <div className={classes('flex justify-center', className)}>
      <Button variant="secondary" busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        <Trans>Ver más</Trans>
      </Button>
    </div>
  );
}
