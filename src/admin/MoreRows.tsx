/** The foot of a list that comes in pages. */
import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classes } from '#src/ui/classes.ts';

/** Asks for the next page; nothing where there is none. */
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
