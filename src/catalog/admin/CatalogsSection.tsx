/** `/admin/catalogs`: one catalog for each country or site. The first is the default of all people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CatalogPanel } from './CatalogPanel.tsx';
import { countryIn } from './countries.ts';
import { catalogResource, type AdminCatalog } from './places.queries.ts';

export function CatalogsSection(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(catalogResource.list());
  const turn = useSwitching(catalogResource);
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
  ];
  return (
    <AdminList
      of={[query]}
      rows={query.data}
      failed={t`No pudimos cargar los catálogos.`}
      label={t`Catálogos`}
      memory="catalogs"
      nameOf={({ name }) => name}
      columns={columns}

      turn={{ header: t`Activo`, to: turn }}

      add={<Trans>Nuevo catálogo</Trans>}
      none={{
        drawing: 'gift',
        text: (
          <Trans>
            Sin catálogos, todas las personas ven los mismos productos. Crea uno por país si lo que se puede
            entregar cambia.
          </Trans>
        ),
        add: <Trans>Crear el primer catálogo</Trans>,
      }}
      panel={(catalog, tie) => <CatalogPanel catalog={catalog} {...tie} />}
    />
  );
}
