/** `/tasks`: the tasks of the person, what waits for a decision, and what was made and handed in; with `?id=` one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Tabs, type TabItem } from '#src/ui/Tabs.tsx';
import { TaskPanel } from './admin/TaskPanel.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { AssignedList, CreatedList, SubmittedList, ToDecideList } from './TaskLists.tsx';
import { taskQueries } from './tasks.queries.ts';

/** Nothing to count, or not known. */
const counted = (count: number | undefined): number | undefined => (count === 0 ? undefined : count);

/** The screen of the route `/tasks`. Without a tab in the address it opens where work waits. */
export function TasksScreen(): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  const [id, setId] = useAddressLayer('id');
  const [isMaking, setIsMaking] = useState(false);
  const [returning, setReturning] = useState<string | null>(null);
  const waiting = useQuery(taskQueries.waiting());
  // Where it opened it stays: deciding on the last one moves nobody to another tab.
  const [first, setFirst] = useState<'mine' | 'decide' | null>(null);
  const toDo = waiting.data?.toDo;
  const toDecide = waiting.data?.toDecide;
  if (first === null && waiting.data !== undefined)
    setFirst(toDo === 0 && toDecide !== 0 ? 'decide' : 'mine');
  const opened = tab ?? first ?? (waiting.isError ? 'mine' : null);
  const open = (taskId: string, submissionId?: string): void => {
    setReturning(submissionId ?? null);
    setId(taskId);
  };
  const decides: TabItem = {
    id: 'decide',
    label: t`Por aprobar`,
    count: counted(toDecide),
    content: <ToDecideList onOpen={open} />,
  };
  return (
    <Page
      title={t`Tareas`}
      lead={<Trans>Lo que tienes por hacer, lo que pediste y lo que espera una decisión.</Trans>}
      actions={
        <Button onClick={() => setIsMaking(true)}>
          <Trans>Crear tarea</Trans>
        </Button>
      }
    >
      {opened === null ? (
        <Loading label={t`Cargando las tareas`}>
          {Array.from({ length: 4 }, (_, line) => (
            <SkeletonLine key={line} />
          ))}
        </Loading>
      ) : (
        <Tabs
          label={t`Tareas`}
          selected={opened}
          onSelect={setTab}
          tabs={[
            {
              id: 'mine',
              label: t`Para mí`,
              count: counted(toDo),
              content: <AssignedList onOpen={open} />,
            },
            ...(counted(toDecide) === undefined && opened !== 'decide' ? [] : [decides]),
            { id: 'created', label: t`Creadas por mí`, content: <CreatedList onOpen={open} /> },
            { id: 'submitted', label: t`Entregadas`, content: <SubmittedList onOpen={open} /> },
          ]}
        />
      )}
      {id === null || id === '' ? null : (
        <TaskDialog key={id} id={id} returning={returning} onClose={() => setId(null)} />
      )}
      {isMaking ? (
        <TaskPanel
          task={null}
          open
          onMade={({ mine }) => setTab(mine === null ? 'created' : 'mine')}
          onClose={() => setIsMaking(false)}
        />
      ) : null}
    </Page>
  );
}
