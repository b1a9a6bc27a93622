/** Draws the data of a form. The form keeps typed values during a refetch, also if the refetch fails. */
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { isSwitchedOff } from '#src/ui/isSwitchedOff.ts';
import { Failed } from '#src/ui/StateViews.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';

/** Draws the children from the first answer on and never unmounts them afterwards. */
export function FormBoundary<T>({
  of,
  what,
  whatOld,
  waiting,
  children,
}: {
  readonly of: Pick<
    UseQueryResult<T>,
    | 'data'
    | 'error'
    | 'isError'
    | 'isFetching'
    | 'isRefetching'
    | 'isRefetchError'
    | 'dataUpdatedAt'
    | 'refetch'
  >;
  /** Full sentences for a failed first load and a failed refetch. */
  readonly what: ReactNode;
  readonly whatOld: ReactNode;
  /** The skeleton shown during the first load. */
  readonly waiting: ReactNode;
  readonly children: (data: T) => ReactNode;
}): ReactElement | null {
  if (isSwitchedOff(of)) return null;
  const retry = (): void => void of.refetch();
  if (of.data === undefined)
    return of.isError ? (
      <Failed
        what={what}
        detail={<Trans>Revisa tu conexión y vuelve a intentarlo.</Trans>}
        busy={of.isFetching}
        onRetry={retry}
      />
    ) : (
      <>{waiting}</>
    );
  return (
    <div className="flex flex-col gap-4">
      <ListAge query={of} what={whatOld} onRetry={retry} />
      {children(of.data)}
    </div>
  );
}
