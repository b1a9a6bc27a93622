/** The categories of challenges. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { AdminTable } from '#src/admin/AdminTable.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { challengeCategoryResource } from './challengesAdmin.queries.ts';

export function CategoryList(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(challengeCategoryResource.list());
  const made = usePanel<null>();
  return (
    <>
      <SectionActions>
        <Button icon={Plus} onClick={() => made.open(null)}>
          <Trans>Nueva categoría</Trans>
        </Button>
      </SectionActions>
      <AdminTable
        of={[query]}
        rows={query.data}
        failed={t`No pudimos cargar las categorías.`}
        label={t`Categorías`}
        memory="challenge-categories"
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { id: 'name', header: t`Categoría`, cell: ({ name }) => name },
          { id: 'nameEn', header: t`En inglés`, cell: ({ nameEn }) => nameEn ?? '–' },
        ]}
        none={
          <Empty
            drawing="search"
            text={<Trans>Las categorías ordenan los retos por tema. Todavía no hay ninguna.</Trans>}
          />
        }
      />
      {made.opening === 0 ? null : (
        <CategoryPanel key={made.opening} open={made.isOpen} onClose={made.close} />
      )}
    </>
  );
}
