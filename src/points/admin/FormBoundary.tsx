/** What a form rests on, in its pictures: the form keeps what was typed while what it rests on is asked again, even in vain. */
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Failed } from '#src/ui/StateViews.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';

/** Its children from the first answer on; nothing takes them away afterwards. */
export function FormBoundary<T>({
  of,
  what,
  whatOld,
  waiting,
  children,
}: {
  readonly of: Pick<
    UseQueryResult<T>,
    'data' | 'isError' | 'isFetching' | 'isRefetching' | 'isRefetchError' | 'dataUpdatedAt' | 'refetch'
  >;
  /** What could not be loaded, and what could not be asked again, as whole sentences. */
  readonly what: ReactNode;
  readonly whatOld: ReactNode;
  /** The shape of what comes. */
  readonly waiting: ReactNode;
  readonly children: (data: T) => ReactNode;
}): ReactElement {
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
