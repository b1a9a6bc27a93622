/** `/admin/products`: the products, their stock and the products that run out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PackagePlus, Power } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { AdminList } from '#src/admin/AdminList.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { productQueries, type AdminProduct } from './products.queries.ts';
import { addressOf, isScoped, scopeOf, type ProductScope } from './productScope.ts';
import { RemoveProduct } from './RemoveProduct.tsx';
import { StockDialog } from './StockDialog.tsx';
import { useProductColumns } from './useProductColumns.tsx';
import { useProductSwitch } from './useProductSwitch.ts';

/** The filters are stored in the URL. */
export function ProductsSection(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const scope = scopeOf(search);
  const [typed, setTyped] = useState(scope.keywords);
  const go = (next: ProductScope): void => setSearch(addressOf(next), { replace: true });
  const debounced = useDebounced(typed.trim(), (keywords) => {
    if (keywords !== scope.keywords) go({ ...scope, keywords });
  });
  const query = useInfiniteQuery({
    ...productQueries.list({ ...scope, keywords: debounced }),
    placeholderData: keepPreviousData,
  });
  const counted = usePanel<AdminProduct>();
  const turn = useProductSwitch();
  const columns = useProductColumns(turn);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const asNow = (one: AdminProduct): AdminProduct => rows?.find(({ id }) => id === one.id) ?? one;
  const clear = (): void => {
    setTyped('');
    go({ keywords: '', categoryId: null, active: null, few: false });
  };
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

        filters={{
          tools: (
            <ProductFilters
              typed={typed}
              onType={setTyped}
              scope={scope}
              onScope={(next) => go({ ...next, keywords: debounced })}
            />
          ),
          isNarrowed: isScoped({ ...scope, keywords: debounced }),
          onClear: clear,
        }}

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
