/** `/admin/catalogs`: one catalog for each country or site; the first is everybody's who has not chosen. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { ActiveSwitch } from '#src/admin/ActiveSwitch.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CatalogPanel } from './CatalogPanel.tsx';
import { countryIn } from './countries.ts';
import { placeQueries, placeWrites, refreshCatalog, type AdminCatalog } from './places.queries.ts';

/** The section. */
export function CatalogsSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(placeQueries.catalogs());
  const panel = usePanel<AdminCatalog | null>();
  const turn = useSwitching(placeQueries.catalogs().queryKey, placeWrites.activateCatalog, refreshCatalog);
  const add = (): void => panel.open(null);
  const columns: readonly Column<AdminCatalog>[] = [
    { id: 'name', header: t`Catálogo`, cell: ({ name }) => name },
    {
      id: 'country',
      header: t`Dónde entrega`,
      cell: ({ country }) => countryIn(country, language) ?? t`Cualquier país`,
    },
    {
      id: 'products',
      header: t`Productos`,
      align: 'end',
      cell: ({ products }) => formatNumber(products, language),
    },
    {
      id: 'active',
      header: t`Activo`,
      align: 'end',
      width: '5rem',
      fixed: true,
      cell: ({ id, name, active }) => (
        <ActiveSwitch name={name} active={active} onChange={(next) => turn({ id, active: next })} />
      ),
    },
  ];
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo catálogo</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[query]} what={t`No pudimos cargar los catálogos.`}>
        <DataTable
          label={t`Catálogos`}
          rows={query.data ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          memory="catalogs"
          state={query.isPending ? 'loading' : 'ready'}
          onOpen={panel.open}
          actions={(row) => [
            [{ id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => panel.open(row) }],
          ]}
          empty={
            <Card>
              <Empty
                drawing="gift"
                text={
                  <Trans>
                    Sin catálogos, todas las personas ven los mismos productos. Crea uno por país si lo que se
                    puede entregar cambia.
                  </Trans>
                }
                action={
                  <Button variant="primary" onClick={add}>
                    <Trans>Crear el primer catálogo</Trans>
                  </Button>
                }
              />
            </Card>
          }
        />
      </ListBoundary>
      {panel.opening === 0 ? null : (
        <CatalogPanel key={panel.opening} catalog={panel.about} open={panel.isOpen} onClose={panel.close} />
      )}
    </>
  );
}
