/** `/admin/goals`: categories of goals, with their panel. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { goalResource, type AdminGoal } from './goalsAdmin.queries.ts';
import { GoalPanel } from './GoalPanel.tsx';

export function GoalsSection(): ReactElement {
  const { t } = useLingui();
  const asked = useQuery(goalResource.list());
  const turn = useSwitching(goalResource);
  const columns: readonly Column<AdminGoal>[] = [
    {
      id: 'name',
      header: t`Nombre`,
      cell: ({ name }) => name,
    },
    {
      id: 'created',
      header: t`Creado`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
  ];
  return (
    <AdminList
      of={[asked]}
      rows={asked.data}
      failed={t`No pudimos cargar esta lista.`}
      label={t`Objetivos`}
      memory="goals"
      nameOf={({ name }) => name}
      columns={columns}
      search={{ label: t`Buscar`, textOf: ({ name }) => name }}
      turn={{ header: t`Activo`, to: turn }}
      add={<Trans>Agregar</Trans>}
      none={{ text: <Trans>Todavía no hay nada aquí.</Trans>, add: <Trans>Agregar</Trans> }}
      panel={(row, tie) => <GoalPanel goal={row} {...tie} />}
      remove={({ id, name }, tie) => (
        <RemoveQuestion
          id={id}
          title={t`¿Eliminar ${name}?`}
          of={goalResource}
          done={t`Eliminaste ${name}.`}
          {...tie}
        >
          <Trans>No se puede deshacer.</Trans>
        </RemoveQuestion>
      )}
    />
  );
}
