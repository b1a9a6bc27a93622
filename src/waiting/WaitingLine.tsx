/** "Te esperan 4": one line above the feed, which opens the queue. Its height never changes. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ClipboardList, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { useWaitingTitle } from './useWaitingTitle.ts';
import { firstShown, waitingQueries } from './waiting.queries.ts';
import { waitingSummary } from './waitingWords.ts';

const box =
  'flex h-14 min-w-0 flex-1 items-center gap-3 rounded-card border border-line bg-card px-4 text-start';

export function WaitingLine({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const title = useWaitingTitle();
  const query = useQuery(waitingQueries.queue(firstShown));
  const { data } = query;
  if (data === undefined)
    return query.isError ? (
      <div className={box}>
        <p role="alert" className="min-w-0 flex-1 text-small">
          <Trans>No pudimos cargar lo que te espera.</Trans>
        </p>
        <Button variant="quiet" icon={RotateCw} busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Reintentar</Trans>
        </Button>
      </div>
    ) : (
      <div className={box}>
        <Loading label={t`Cargando lo que te espera`}>
          <Skeleton className="h-4 w-48" />
        </Loading>
      </div>
    );
  const summary = waitingSummary(data.counts, t, language);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${box} transition-colors duration-120 hover:bg-subtle`}
    >
      <Icon of={ClipboardList} className="shrink-0 text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {data.total === 0 ? <Trans>No te espera nada por ahora.</Trans> : title}
        </span>
        {summary === '' ? null : <span className="block truncate text-small text-soft">{summary}</span>}
      </span>
      <Icon of={ChevronRight} className="shrink-0 text-soft" />
    </button>
  );
}
