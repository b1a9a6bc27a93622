/** The people of a task and what they handed in: the first of them come with it, and the rest a page at a time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { taskQueries, type WholeTask } from './tasks.queries.ts';
import { useTaskWords } from './taskWords.ts';

interface Shown {
  readonly isShown: boolean;
  readonly isMore: boolean;
  readonly busy: boolean;
  readonly isError: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** What is read after a first page on a press, and again whenever the task changes. */
function useShown(
  next: string | null,
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'isLoading' | 'isError' | 'isFetchingNextPage' | 'hasNextPage' | 'refetch' | 'fetchNextPage'
  >,
  [isShown, show]: readonly [boolean, (isShown: boolean) => void],
): Shown {
  return {
    isShown,
    isMore: next !== null && (!isShown || query.hasNextPage || query.isLoading),
    busy: query.isLoading || query.isFetchingNextPage,
    isError: query.isError,
    onMore: () => (isShown ? void query.fetchNextPage() : show(true)),
    onRetry: () => void query.refetch(),
  };
}

function More({ isMore, busy, isError, onMore, onRetry }: Shown): ReactElement | null {
  const { t } = useLingui();
  if (isError) return <Failed what={t`No pudimos cargar el resto.`} busy={busy} onRetry={onRetry} />;
  return isMore ? (
    <Button variant="secondary" className="self-center" busy={busy} onClick={onMore}>
      <Trans>Ver más</Trans>
    </Button>
  ) : null;
}

export function TaskPeople({ task }: { readonly task: WholeTask }): ReactElement {
  const words = useTaskWords();
  const opening = useState(false);
  const { id, people, nextPeople, counts, sending } = task;
  const rest = useInfiniteQuery({
    ...taskQueries.people(id, nextPeople ?? ''),
    enabled: opening[0] && nextPeople !== null,
    placeholderData: keepPreviousData,
  });
  const more = useShown(nextPeople, rest, opening);
  const later = nextPeople === null ? [] : (rest.data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <div className="flex flex-col gap-3">
      {nextPeople === null ? null : <p className="text-small text-soft">{words.counts(counts)}</p>}
      {sending ? (
        <p className="text-small text-soft">
          <Trans>Todavía está llegando a más personas.</Trans>
        </p>
      ) : null}
      <ul className="flex flex-col gap-1">
        {[...people, ...later].map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-2">
            <span>
              <PersonLink user={one.user} />
            </span>
            <span className="text-small text-soft">
              {[words.state(one.state), words.reward(one.reward)].filter((text) => text !== null).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <More {...more} />
    </div>
  );
}

export function TaskSubmissions({
  task,
  returning,
}: {
  readonly task: WholeTask;
  /** The submission whose reason is about to be written. */
  readonly returning?: string | null | undefined;
}): ReactElement | null {
  const { t } = useLingui();
  const opening = useState(false);
  const { id, submissions, nextSubmissions, mayDecide, status } = task;
  const rest = useInfiniteQuery({
    ...taskQueries.submissions(id, nextSubmissions ?? ''),
    enabled: opening[0] && nextSubmissions !== null,
    placeholderData: keepPreviousData,
  });
  const more = useShown(nextSubmissions, rest, opening);
  const later = nextSubmissions === null ? [] : (rest.data?.pages.flatMap(({ items }) => items) ?? []);
  if (submissions.length === 0) return null;
  const known = new Set(submissions.map((one) => one.id));
  const latest = submissions.find(({ mine }) => mine);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3" aria-label={t`Entregas`}>
        {[...submissions, ...later.filter((one) => !known.has(one.id))].map((one) => (
          <SubmissionCard
            key={one.id}
            submission={one}
            mayDecide={mayDecide}
            isReturning={one.id === returning}
            isCurrent={status === 'open' && one === latest}
          />
        ))}
      </ul>
      <More {...more} />
    </div>
  );
}
