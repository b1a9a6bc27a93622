/** Moves the days of a cycle that has begun, and changes its weights and reminders. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { cycleEndpoints } from '#schema/evaluations/cycles.endpoints.ts';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { planFieldsOf, planInput, type PlanFields } from './cyclePlan.ts';
import { cycleResource, refreshCycles, type Cycle } from './evaluationsAdmin.queries.ts';
import { PlanForm } from './PlanForm.tsx';

const known = ['parts', 'nominateUntil', 'confirmUntil', 'writeUntil', 'remindAfter'] as const;

export function PlanPanel({ cycle, open, onClose }: DialogTie & { readonly cycle: Cycle }): ReactElement {
  const { t } = useLingui();
  const { id, title } = cycle;
  const { form, panel } = usePanelForm<PlanFields, ReturnType<typeof planInput>, unknown>({
    row: { schema: cycleEndpoints.plan.body, toInput: planInput },
    id,
    begin: planFieldsOf(cycle),
    known,
    // The row takes no base: days and weights are set to what was saved last.
    update: ({ input: { basedOn: _base, ...input } }, key) => cycleResource.plan({ id, input }, key),
    refresh: refreshCycles,
    done: () => t`Guardaste el plan de ${title}.`,
    onClose,
  });
  const { errors } = form.formState;
  const fields = { ...form.getValues(), ...useWatch({ control: form.control }) } as PlanFields; // all fields are registered
  return (
    <FormPanel
      open={open}
      title={t`Días, pesos y recordatorios`}
      description={t`Lo que ya pasó no cambia.`}
      {...panel}
    >
      <PlanForm
        phase={cycle.phase}
        value={fields}
        onChange={(change) => {
          for (const name of known)
            if (change[name] !== undefined) form.setValue(name, change[name], { shouldDirty: true });
        }}
        errorOf={(name) => errors[name]?.message}
      />
    </FormPanel>
  );
}
