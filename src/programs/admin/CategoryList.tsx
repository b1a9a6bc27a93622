/** The categories of programs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { programCategoryResource } from './programsAdmin.queries.ts';

export function CategoryList(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(programCategoryResource.list());
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar las categorías.`}
      label={t`Categorías`}
      memory="program-categories"
      nameOf={({ name }) => name}
      columns={[
        { id: 'name', header: t`Categoría`, cell: ({ name }) => name },
        { id: 'nameEn', header: t`En inglés`, cell: ({ nameEn }) => nameEn ?? '–' },
      ]}
      turn={{ header: t`Activa`, to: useSwitching(programCategoryResource) }}
      add={<Trans>Nueva categoría</Trans>}
      none={{
        drawing: 'search',
        text: <Trans>Las categorías ordenan los programas por tema. Todavía no hay ninguna.</Trans>,
        add: <Trans>Crear la primera categoría</Trans>,
      }}
      panel={(category, tie) => <CategoryPanel category={category} {...tie} />}
      remove={({ id, name }, tie) => (
        <RemoveQuestion
          id={id}
          {...tie}
          title={t`¿Eliminar ${name}?`}
          of={programCategoryResource}
          done={t`Eliminaste ${name}.`}
        >
          <Trans>Sus programas se quedan, sin categoría.</Trans>
        </RemoveQuestion>
      )}
    />
  );
}
