/** The three lists of tasks, in all their states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { entryKey } from '#src/lib/historyEntry.ts';
import { usePages } from '#src/lib/usePages.ts';
import { nameOf } from '#src/people/personName.ts';
import { ListAge } from '#src/ui/ListAge.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { taskQueries, type ShownTask } from './tasks.queries.ts';
import { useTaskWords } from './taskWords.ts';

interface Opens {
  readonly onOpen: (id: string) => void;
}

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

function Row({
  title,
  lead,
  state,
  onPress,
}: {
  readonly title: string;
  readonly lead: string;
  readonly state: string;
  readonly onPress: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-card p-4 text-start hover:bg-subtle"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-soft">{lead}</span>
      </span>
      <span className="text-small text-soft">{state}</span>
    </button>
  );
}

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

function TaskRow({ task, onOpen }: Opens & { readonly task: ShownTask }): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const { id, title, maker, mine, counts, only, dueOn, status } = task;
  return (
    <Row
      title={title}
      lead={joined(
        maker === null || (mine !== null && maker.id === mine.user.id) ? null : t`De ${nameOf(maker)}`,
        dueOn === null ? null : t`Para el ${words.day(dueOn)}`,
      )}
      state={
        status === 'cancelled'
          ? words.state('cancelled')
          : mine !== null
            ? joined(words.state(mine.state), words.reward(mine.reward))
            : counts.submitted > 0
              ? t`Espera tu decisión`
              : only === null
                ? words.counts(counts)
                : `${nameOf(only.user)}: ${words.state(only.state)}`
      }
      onPress={() => onOpen(id)}
    />
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
  const words = useTaskWords();
  const query = useInfiniteQuery(taskQueries.submitted());
  return (
    <List
      query={query}
      label={t`Entregadas`}
      memory="tasks submitted"
      none={<Trans>Nadie entregó nada todavía.</Trans>}
    >
      {({ taskId, title, user, mine, status }) => (
        <Row
          title={title}
          lead={mine || user === null ? t`Entregaste tú` : t`Entregó ${nameOf(user)}`}
          state={status === 'submitted' && !mine ? t`Espera tu decisión` : words.state(status)}
          onPress={() => onOpen(taskId)}
        />
      )}
    </List>
  );
}
