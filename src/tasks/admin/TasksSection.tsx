/** `/admin/tasks`: the newest tasks of the organisation, with their panel. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { useTaskWords } from '#src/tasks/taskWords.ts';
import { taskResource, type AdminTask } from './tasksAdmin.queries.ts';
import { TaskPanel } from './TaskPanel.tsx';

export function TasksSection(): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const asked = useQuery(taskResource.list());
  const stateOf = ({ status, people }: AdminTask): string =>
    status === 'cancelled'
      ? words.state('cancelled')
      : [...new Set(people.map(({ state }) => words.state(state)))].join(', ');
  const columns: readonly Column<AdminTask>[] = [
    { id: 'title', header: t`Título`, cell: ({ title }) => title },
    { id: 'maker', header: t`De`, cell: ({ maker }) => (maker === null ? '' : nameOf(maker)) },
    {
      id: 'people',
      header: t`Personas`,
      cell: ({ people }) => people.map(({ user }) => nameOf(user)).join(', '),
    },
    { id: 'due', header: t`Fecha límite`, cell: ({ dueOn }) => (dueOn === null ? '' : words.day(dueOn)) },
    { id: 'state', header: t`Estado`, cell: stateOf },
    {
      id: 'created',
      header: t`Creada`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={asked.data}
      failed={t`No pudimos cargar las tareas.`}
      label={t`Tareas`}
      memory="tasks"
      nameOf={({ title }) => title}
      columns={columns}
      search={{
        label: t`Buscar`,
        textOf: (row) => [row.title, stateOf(row), ...row.people.map(({ user }) => nameOf(user))].join(' '),
      }}
      add={<Trans>Crear tarea</Trans>}
      none={{ text: <Trans>Todavía no hay tareas.</Trans>, add: <Trans>Crear tarea</Trans> }}
      panel={(row, tie) => <TaskPanel task={row} {...tie} />}
      remove={({ id, title }, tie) => (
        <RemoveQuestion
          id={id}
          title={t`¿Cancelar ${title}?`}
          confirmLabel={t`Cancelar la tarea`}
          of={taskResource}
          done={t`Cancelaste ${title}.`}
          {...tie}
        >
          <Trans>
            Lo que espera una decisión se cierra sin ella. Lo que ya se aprobó conserva sus puntos.
          </Trans>
        </RemoveQuestion>
      )}
    />
  );
}
