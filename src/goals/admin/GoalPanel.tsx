/** The panel of a category of goals. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { GoalCategoryInput } from '#schema/goals/goalsAdmin.endpoints.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { NamesFields } from '#src/admin/NamesFields.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { goalResource, type AdminGoal } from './goalsAdmin.queries.ts';

interface GoalFields {
  name: string;
}

const goalForm = {
  schema: GoalCategoryInput,
  toInput: ({ name }) => ({ name: name.trim() }),
} satisfies RowForm<GoalFields>;

/** `null` creates a new one. */
export function GoalPanel({
  goal,
  open,
  onClose,
}: {
  readonly goal: AdminGoal | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { form, panel } = usePanelForm({
    row: goalForm,
    id: goal?.id ?? null,
    begin: { name: goal?.name ?? '' },
    known: ['name'],
    ...goalResource,
    done: ({ name }) => (goal === null ? t`Creaste ${name}.` : t`Guardaste los cambios de ${name}.`),
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      open={open}
      title={goal === null ? t`Agregar` : goal.name}
      saveLabel={goal === null ? t`Crear` : undefined}
      {...panel}
    >
      <NamesFields control={control} name="name" />
    </FormPanel>
  );
}
