/** The lists of tasks, in all their states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { entryKey } from '#src/lib/historyEntry.ts';
import { usePages } from '#src/lib/usePages.ts';
import { ListAge } from '#src/ui/ListAge.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { JustApproved } from './JustApproved.tsx';
import { taskQueries } from './tasks.queries.ts';
import { SubmissionRow, TaskRow, type Opens } from './TaskRows.tsx';

function List<T extends { readonly id: string }>({
  query,
  label,
  memory,
  none,
  children,
}: {
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly T[] }>>;
  readonly label: string;
  readonly memory: string;
  readonly none: ReactNode;
  readonly children: (item: T) => ReactElement;
}): ReactElement {
  const [entry] = useState(() => entryKey());
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query;
  const { more, retry } = usePages(query);
  if (data === undefined)
    return query.isError ? (
      <Failed what={<Trans>No pudimos cargar las tareas.</Trans>} onRetry={retry} busy={isFetching} />
    ) : (
      <Loading>
        {Array.from({ length: 4 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  // A new row shifts another one to the next page, which would duplicate it.
  const items = [...new Map(data.pages.flatMap((page) => page.items.map((one) => [one.id, one]))).values()];
  if (items.length === 0) return <Empty text={none} />;
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar las tareas.</Trans>} onRetry={retry} />
      <VirtualList
        items={items}
        keyOf={({ id }) => id}
        label={label}
        memory={`${memory} ${entry}`}
        onEndNear={more}
      >
        {children}
      </VirtualList>
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage ? (
        <SkeletonLine />
      ) : null}
    </div>
  );
}

export function AssignedList({ onOpen }: Opens): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(taskQueries.assigned());
  return (
    <List query={query} label={t`Para mí`} memory="tasks assigned" none={<Trans>No tienes tareas.</Trans>}>
      {(task) => <TaskRow task={task} onOpen={onOpen} />}
    </List>
  );
}

/** What waits for the reader's decision, below what was approved a moment ago. */
export function ToDecideList({ onOpen }: Opens): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(taskQueries.toDecide());
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={kept} className="flex flex-col gap-3">
      <JustApproved />
      <List
        query={query}
        label={t`Por aprobar`}
        memory="tasks to decide"
        none={<Trans>No hay entregas que esperen tu decisión.</Trans>}
      >
        {(one) => <SubmissionRow submission={one} onOpen={onOpen} />}
      </List>
    </div>
  );
}

export function CreatedList({ onOpen }: Opens): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(taskQueries.created());
  return (
    <List
      query={query}
      label={t`Creadas por mí`}
      memory="tasks created"
      none={<Trans>Todavía no creaste ninguna tarea.</Trans>}
    >
      {(task) => <TaskRow task={task} onOpen={onOpen} />}
    </List>
  );
}

export function SubmittedList({ onOpen }: Opens): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(taskQueries.submitted());
  return (
    <List
      query={query}
      label={t`Entregadas`}
      memory="tasks submitted"
      none={<Trans>Nadie entregó nada todavía.</Trans>}
    >
      {(one) => <SubmissionRow submission={one} onOpen={onOpen} />}
    </List>
  );
}
