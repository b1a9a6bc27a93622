/** `/admin/tasks`: all tasks of the organisation, a page at a time; one of them with its decisions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Check, Pencil, Plus, Undo2 } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { toasts } from '#src/lib/toasts.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useApproval } from '#src/tasks/Decision.tsx';
import { JustApproved } from '#src/tasks/JustApproved.tsx';
import { TaskDialog } from '#src/tasks/TaskDialog.tsx';
import { useTaskWords } from '#src/tasks/taskWords.ts';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import { taskResource, taskSearch, type AdminTask } from './tasksAdmin.queries.ts';

function useTaskColumns(): readonly Column<AdminTask>[] {
  const { t } = useLingui();
  const words = useTaskWords();
  const say = useWording();
  const stateOf = ({ status, only, counts }: AdminTask): ReactNode => {
    const state = status === 'cancelled' ? 'cancelled' : only?.state;
    return state === undefined ? (
      words.counts(counts)
    ) : (
      <StatusTag severity={words.severity(state)}>{words.state(state)}</StatusTag>
    );
  };
  return [
    { id: 'title', header: t`Título`, cell: ({ title, titleEn }) => say(title, titleEn) },
    {
      id: 'maker',
      header: t`De`,
      cell: ({ maker }) =>
        maker === null ? <Trans>Alguien que ya no está</Trans> : <PersonCell user={maker} />,
    },
    {
      id: 'people',
      header: t`Personas`,
      cell: (task) => <span className="wrap-anywhere">{words.who(task)}</span>,
    },
    { id: 'due', header: t`Fecha límite`, cell: ({ dueOn }) => (dueOn === null ? '–' : words.day(dueOn)) },
    { id: 'state', header: t`Estado`, cell: stateOf },
    {
      id: 'created',
      header: t`Creada`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
  ];
}

export function TasksSection(): ReactElement {
  const { t } = useLingui();
  const list = useListFilter(taskSearch);
  const query = useInfiniteQuery({ ...taskResource.list(list.filter), placeholderData: keepPreviousData });
  const columns = useTaskColumns();
  const say = useWording();
  const [id, setId] = useAddressLayer('id');
  const edited = usePanel<AdminTask | null>();
  const [returning, setReturning] = useState<string | null>(null);
  const approving = useApproval();
  const open = (taskId: string, submissionId: string | null): void => {
    setReturning(submissionId);
    setId(taskId);
  };
  const approve = (submissionId: string): void =>
    approving.mutate(
      { id: submissionId },
      { onError: (error) => toasts.raise({ severity: 'error', text: whyFailed(error) ?? '' }) },
    );
  const decisionOf = (taskId: string, submissionId: string) => [
    { id: 'approve', label: t`Aprobar`, icon: Check, onSelect: () => approve(submissionId) },
    { id: 'return', label: t`Devolver`, icon: Undo2, onSelect: () => open(taskId, submissionId) },
  ];
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={() => edited.open(null)}>
          <Trans>Crear tarea</Trans>
        </Button>
      </SectionActions>
      <JustApproved />
      <AdminTable
        of={[query]}
        rows={query.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar las tareas.`}
        label={t`Tareas`}
        memory="tasks"
        keyOf={(task) => task.id}
        nameOf={({ title, titleEn }) => say(title, titleEn)}
        columns={columns}
        onOpen={(task) => open(task.id, null)}
        actions={(task) =>
          task.status !== 'open'
            ? []
            : [
                ...(task.waitingId === null ? [] : [decisionOf(task.id, task.waitingId)]),
                [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => edited.open(task) }],
              ]
        }
        filters={{
          tools: <TaskFilters {...list} />,
          isNarrowed: list.isNarrowed,
          onClear: list.clear,
        }}
        none={<Empty text={<Trans>Todavía no hay tareas.</Trans>} />}
        footer={<MoreRows of={query} />}
      />
      {id === null ? null : <TaskDialog key={id} id={id} returning={returning} onClose={() => setId(null)} />}
      {edited.opening === 0 ? null : (
        <TaskPanel key={edited.opening} task={edited.about} open={edited.isOpen} onClose={edited.close} />
      )}
    </>
  );
}
