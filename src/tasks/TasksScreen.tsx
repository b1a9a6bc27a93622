/** `/tasks`: the tasks of the person, those the person made, and what was handed in; with `?id=` one of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TaskPanel } from './admin/TaskPanel.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { AssignedList, CreatedList, SubmittedList } from './TaskLists.tsx';

/** The screen of the route `/tasks`. */
export function TasksScreen(): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  const [id, setId] = useAddressLayer('id');
  const [isMaking, setIsMaking] = useState(false);
  const close = (): void => setId(null);
  return (
    <Page
      title={t`Tareas`}
      width="feed"
      actions={
        <Button onClick={() => setIsMaking(true)}>
          <Trans>Crear tarea</Trans>
        </Button>
      }
    >
      <Tabs
        label={t`Tareas`}
        selected={tab ?? 'mine'}
        onSelect={(next) => setTab(next === 'mine' ? null : next)}
        tabs={[
          { id: 'mine', label: t`Para mí`, content: <AssignedList onOpen={setId} /> },
          { id: 'created', label: t`Creadas por mí`, content: <CreatedList onOpen={setId} /> },
          { id: 'submitted', label: t`Entregadas`, content: <SubmittedList onOpen={setId} /> },
        ]}
      />
      {id === null || id === '' ? null : <TaskDialog key={id} id={id} onClose={close} />}
      {isMaking ? <TaskPanel task={null} open onClose={() => setIsMaking(false)} /> : null}
    </Page>
  );
}
