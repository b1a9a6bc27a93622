/** The panel of one of the tasks: its name and its description. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TaskInput } from '#schema/tasks/tasks.endpoints.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { taskResource, type AdminTask } from './tasksAdmin.queries.ts';

interface TaskFields {
  name: string;
  description: string;
}

const taskForm = {
  schema: TaskInput,
  toInput: ({ name, description }) => ({ name: name.trim(), description: description.trim() }),
} satisfies RowForm<TaskFields>;

/** `null` creates a new one. */
export function TaskPanel({
  task,
  open,
  onClose,
}: {
  readonly task: AdminTask | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: taskForm,
    id: task?.id ?? null,
    begin: { name: task?.name ?? '', description: task?.description ?? '' },
    known: ['name', 'description'],
    ...taskResource,
    done: ({ name }) => (task === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={task === null ? t`Agregar` : task.name}
      saveLabel={task === null ? t`Crear` : undefined}
      {...panel}
    >
      <NamesFields control={control} name="name" />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        rows={2}
        maxLength={textLength.description}
      />
    </FormPanel>
  );
}
