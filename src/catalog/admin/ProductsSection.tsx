/** `/admin/products`: what can be redeemed, how much of it is left, and what runs out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PackagePlus, Pencil, Plus, Power, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SectionActions } from '#src/admin/SectionActions.tsx';
import { usePanel } from '#src/lib/usePanel.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { productQueries, type AdminProduct } from './products.queries.ts';
import { addressOf, isScoped, scopeOf, type ProductScope } from './productScope.ts';
import { RemoveProduct } from './RemoveProduct.tsx';
import { StockDialog } from './StockDialog.tsx';
import { useProductColumns } from './useProductColumns.tsx';
import { useProductSwitch } from './useProductSwitch.ts';

/** The section; what it is narrowed to stands in the address. */
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
  const edited = usePanel<AdminProduct | null>();
  const counted = usePanel<AdminProduct>();
  const toDelete = usePanel<AdminProduct>();
  const turn = useProductSwitch();
  const columns = useProductColumns(turn);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const asNow = (one: AdminProduct): AdminProduct => rows.find(({ id }) => id === one.id) ?? one;
  const add = (): void => edited.open(null);
  const clear = (): void => {
    setTyped('');
    go({ keywords: '', categoryId: null, active: null, few: false });
  };
  return (
    <>
      <SectionActions>
        <Button variant="primary" icon={Plus} onClick={add}>
          <Trans>Nuevo producto</Trans>
        </Button>
      </SectionActions>
      <ListBoundary of={[query]} what={t`No pudimos cargar los productos.`}>
        <DataTable
          label={t`Productos`}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          memory="products"
          state={query.isPending || query.isPlaceholderData ? 'loading' : 'ready'}
          onOpen={edited.open}
          toolbar={
            <ProductFilters
              typed={typed}
              onType={setTyped}
              scope={scope}
              onScope={(next) => go({ ...next, keywords: debounced })}
            />
          }
          actions={(product) => [
            [
              { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => edited.open(product) },
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
            [
              {
                id: 'delete',
                label: t`Eliminar`,
                icon: Trash2,
                danger: true,
                onSelect: () => toDelete.open(product),
              },
            ],
          ]}
          empty={
            <Card>
              {isScoped({ ...scope, keywords: debounced }) ? (
                <NothingFound onClear={clear} />
              ) : (
                <Empty
                  drawing="gift"
                  text={
                    <Trans>
                      Los puntos valen por lo que se puede hacer con ellos. Empieza con algo propio: un
                      viernes libre, un desayuno, una camiseta.
                    </Trans>
                  }
                  action={
                    <Button variant="primary" onClick={add}>
                      <Trans>Crear el primer producto</Trans>
                    </Button>
                  }
                />
              )}
            </Card>
          }
          footer={<MoreRows of={query} />}
        />
      </ListBoundary>
      {edited.opening === 0 ? null : (
        <ProductPanel
          key={`edit-${edited.opening}`}
          product={edited.about}
          open={edited.isOpen}
          onClose={edited.close}
        />
      )}
      {counted.about === null ? null : (
        <StockDialog
          key={`stock-${counted.opening}`}
          product={asNow(counted.about)}
          open={counted.isOpen}
          onClose={counted.close}
        />
      )}
      {toDelete.about === null ? null : (
        <RemoveProduct
          key={`remove-${toDelete.opening}`}
          product={asNow(toDelete.about)}
          open={toDelete.isOpen}
          onClose={toDelete.close}
          onSwitch={turn}
        />
      )}
    </>
  );
}
