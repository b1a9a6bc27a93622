/** Draws a list, or the error of its queries. Old rows stay visible if a refetch fails. */
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { relativeAge } from '#src/lib/dates.ts';
import { isSwitchedOff } from '#src/ui/isSwitchedOff.ts';
import { Failed } from '#src/ui/StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

/** What the views of a list need of a query. */
export type Asked = Pick<
  UseQueryResult,
  'error' | 'isError' | 'isPending' | 'data' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>;

/** Draws the children while the queries load or succeed, and also after a failed refetch. */
export function ListBoundary({
  of,
  what,
  children,
}: {
  /** The queries of the list. */
  readonly of: readonly Asked[];
  /** What could not be loaded, as a whole sentence. */
  readonly what: string;
  readonly children: ReactNode;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const failed = of.filter((one) => one.isError);
  const [first] = failed;
  if (first === undefined) return <>{children}</>;
  if (failed.some(isSwitchedOff)) return null;
  const isOld = of.every((one) => one.data !== undefined);
  return (
    <Failed
      what={what}
      busy={failed.some((one) => one.isFetching)}
      onRetry={() => failed.forEach((one) => void one.refetch())}
      {...(isOld
        ? { age: relativeAge(Math.min(...failed.map((one) => one.dataUpdatedAt)), { now, language }) }
        : { detail: t`Revisa tu conexión y vuelve a intentarlo.` })}
    >
      {isOld ? children : undefined}
    </Failed>
  );
}
