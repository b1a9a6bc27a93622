/** The state while a list is read or checked: the activity, with a skeleton of the result. */
import type { ReactElement, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Skeleton rows; with `onStop` it can be cancelled. */
export const WaitingStep = ({
  children,
  onStop,
}: {
  /** The activity, as a sentence. */
  readonly children: ReactNode;
  readonly onStop?: (() => void) | undefined;
}): ReactElement => (
  <Card aria-busy="true" className="flex flex-col gap-5">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <output className="font-semibold">{children}</output>
      {onStop === undefined ? null : (
        <Button variant="secondary" onClick={onStop}>
          <Trans>Cancelar</Trans>
        </Button>
      )}
    </div>
    <span aria-hidden className="flex animate-late flex-col gap-4">
      {Array.from({ length: 5 }, (_, line) => (
        <span key={line} className="flex items-center gap-6">
          <Skeleton className="h-3.5 w-1/4" />
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="ms-auto h-3.5 w-16" />
        </span>
      ))}
    </span>
  </Card>
);
