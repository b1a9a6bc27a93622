/** `/admin/programs`: all programs, newest first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { programResource } from './programsAdmin.queries.ts';

export function ProgramsSection(): ReactElement {
  const { t } = useLingui();
  const asked = useInfiniteQuery(programResource.list({}));
  return (
    <>
      <AdminTable
        of={[asked]}
        rows={asked.data?.pages.flatMap(({ items }) => items)}
        failed={t`No pudimos cargar esta lista.`}
        label={t`Programas`}
        memory="programs"
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[{ id: 'name', header: t`Nombre`, cell: ({ name }) => name }]}
        none={<Empty text={<Trans>Todavía no hay nada aquí.</Trans>} />}
      />
      <MoreRows of={asked} />
    </>
  );
}
