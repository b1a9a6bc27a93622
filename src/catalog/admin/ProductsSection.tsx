/** `/admin/products`: the products, their stock and the products that run out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PackagePlus, Power } from 'lucide-react';
import type { ReactElement } from 'react';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { AdminList } from '#src/admin/AdminList.tsx';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { productResource, type AdminProduct } from './products.queries.ts';
import { productSearch } from './productSearch.ts';
import { RemoveProduct } from './RemoveProduct.tsx';
import { StockDialog } from './StockDialog.tsx';
import { useProductColumns } from './useProductColumns.tsx';
import { useSwitching } from '#src/api/useSwitching.ts';

/** The filters are stored in the URL. */
export function ProductsSection(): ReactElement {
  const { t } = useLingui();
  const { isNarrowed, clear, ...filters } = useListFilter(productSearch);
  const query = useInfiniteQuery({
    ...productResource.list(filters.filter),
    placeholderData: keepPreviousData,
  });
  const counted = usePanel<AdminProduct>();
  const turn = useSwitching(productResource);
  const columns = useProductColumns();
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const asNow = (one: AdminProduct): AdminProduct => rows?.find(({ id }) => id === one.id) ?? one;
  return (
    <>
      <AdminList
        of={[query]}
        rows={rows}
        failed={t`No pudimos cargar los productos.`}
        label={t`Productos`}
        memory="products"
        nameOf={({ name }) => name}
        columns={columns}
        turn={{ header: t`Activo`, to: turn }}

        filters={{ tools: <ProductFilters {...filters} />, isNarrowed, onClear: clear }}
        menu={(product, { edit, remove }) => [
          [
            edit,
            {
              id: 'stock',
              label: t`Ajustar existencias`,
              icon: PackagePlus,
              onSelect: () => counted.open(product),
            },
            {
              id: 'switch',
              label: product.active ? t`Desactivar` : t`Activar`,
              icon: Power,
              ...(product.active ? { detail: t`Lo ya pedido sigue su camino.` } : {}),
              onSelect: () => turn({ id: product.id, active: !product.active }),
            },
          ],
          remove,
        ]}
        add={<Trans>Nuevo producto</Trans>}
        none={{
          drawing: 'gift',
          text: (
            <Trans>
              Los puntos valen por lo que se puede hacer con ellos. Empieza con algo propio: un viernes libre,
              un desayuno, una camiseta.
            </Trans>
          ),
          add: <Trans>Crear el primer producto</Trans>,
        }}
        panel={(product, tie) => <ProductPanel product={product} {...tie} />}
        remove={(product, tie) => <RemoveProduct product={asNow(product)} onSwitch={turn} {...tie} />}
        footer={<MoreRows of={query} />}
      />
      {counted.about === null ? null : (
        <StockDialog
          key={`stock-${counted.opening}`}
          product={asNow(counted.about)}
          open={counted.isOpen}
          onClose={counted.close}
        />
      )}
    </>
  );
}
