/** `/admin/programs`: all programs, with their panel. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { programResource, type AdminProgram } from './programsAdmin.queries.ts';
import { ProgramPanel } from './ProgramPanel.tsx';

export function ProgramsSection(): ReactElement {
  const { t } = useLingui();
  const asked = useQuery(programResource.list());
  const turn = useSwitching(programResource);
  const columns: readonly Column<AdminProgram>[] = [
    {
      id: 'name',
      header: t`Nombre`,
      cell: ({ name, description }) => (
        <span className="block py-1">
          <span className="block">{name}</span>
          {description === '' ? null : (
            <span className="line-clamp-2 text-meta font-normal text-soft">{description}</span>
          )}
        </span>
      ),
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
      label={t`Programas`}
      memory="programs"
      nameOf={({ name }) => name}
      columns={columns}
      search={{ label: t`Buscar`, textOf: ({ name, description }) => `${name} ${description}` }}
      turn={{ header: t`Activo`, to: turn }}
      add={<Trans>Agregar</Trans>}
      none={{ text: <Trans>Todavía no hay nada aquí.</Trans>, add: <Trans>Agregar</Trans> }}
      panel={(row, tie) => <ProgramPanel program={row} {...tie} />}
      remove={({ id, name }, tie) => (
        <RemoveQuestion
          id={id}
          title={t`¿Eliminar ${name}?`}
          of={programResource}
          done={t`Eliminaste ${name}.`}
          {...tie}
        >
          <Trans>No se puede deshacer.</Trans>
        </RemoveQuestion>
      )}
    />
  );
}
