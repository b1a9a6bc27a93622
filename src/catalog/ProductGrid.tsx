/** A virtualised grid of products, loaded page by page: only a few dozen are in the DOM. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { useAddToCart } from '#src/cart/useAddToCart.ts';
import { entryKey } from '#src/lib/historyEntry.ts';
import { classes } from '#src/ui/classes.ts';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { formatTotal } from '#src/lib/totals.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePages } from '#src/lib/usePages.ts';
import { catalogQueries } from './catalog.queries.ts';
import type { ProductsFilter } from './catalogSearch.ts';
import { CardSkeleton, ProductCard } from './ProductCard.tsx';
import { rowsOf, useColumns } from './useColumns.ts';

// Literal class names: Tailwind detects whole names only.
const grids: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 gap-3',
  3: 'grid-cols-3 gap-4',
  4: 'grid-cols-4 gap-4',
};
const gridOf = (columns: number): string => classes('grid items-stretch', grids[columns] ?? grids[2]);

const Skeletons = ({ columns, rows }: { columns: number; rows: number }): ReactElement => (
  <div className={gridOf(columns)}>
    {Array.from({ length: columns * rows }, (_, card) => (
      <CardSkeleton key={card} />
    ))}
  </div>
);

type Row = readonly Product[];
const keyOf = ([first]: Row): string => first?.id ?? '';

function Rows({
  products,
  name,
  columns,
  onEndNear,
  hrefOf,
  onOpen,
}: {
  products: readonly Product[];
  /** The filter of these products. */
  name: string;
  columns: number;
  onEndNear: () => void;
} & Pick<ProductGridProps, 'hrefOf' | 'onOpen'>): ReactElement {
  const { t } = useLingui();
  const { add, pendingId } = useAddToCart();
  const [entry] = useState(() => entryKey());
  const rows = useMemo(() => rowsOf(products, columns), [products, columns]);
  return (
    <VirtualList
      items={rows}
      keyOf={keyOf}
      label={t`Productos`}
      memory={`catalog ${entry} ${name} ${columns}`}
      onEndNear={onEndNear}
      estimate={columns === 2 ? 320 : 340}
    >
      {(row) => (
        <div className={gridOf(columns)}>
          {row.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              href={hrefOf(product.id)}
              onOpen={onOpen}
              onAdd={add}
              adding={pendingId === product.id}
            />
          ))}
        </div>
      )}
    </VirtualList>
  );
}

export interface ProductGridProps {
  filter: ProductsFilter;
  /** Shown if no product matches the filter. */
  empty: ReactNode;
  /** URL of a product. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** The products of a filter in all query states; while a new filter loads, the old products stay. */
export function ProductGrid({ filter, empty, hrefOf, onOpen }: ProductGridProps): ReactElement {
  const { t } = useLingui();
  const columns = useColumns();
  const query = useInfiniteQuery({
    ...catalogQueries.products(filter),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query;
  const { more, retry } = usePages(query);
  const language = useLanguage();
  // A product that moved to another page in the meantime would be duplicated.
  const products = useMemo(
    () => [
      ...new Map((data?.pages ?? []).flatMap(({ items }) => items.map((one) => [one.id, one]))).values(),
    ],
    [data],
  );
  if (data === undefined)
    return query.isError ? (
      <Failed
        what={<Trans>No pudimos cargar el catálogo.</Trans>}
        detail={<Trans>Tus puntos están a salvo.</Trans>}
        onRetry={retry}
        busy={isFetching}
      />
    ) : (
      <Loading label={t`Cargando productos`}>
        <Skeletons columns={columns} rows={2} />
      </Loading>
    );
  const [first] = data.pages;
  const total = first?.total ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <output className={classes('text-small text-soft', total === 0 && 'sr-only')}>
        <Plural
          value={total}
          _0="Sin resultados"
          one="# producto"
          other={`${formatTotal(total, language)} productos`}
        />
      </output>
      {isPlaceholderData ? null : (
        <ListAge query={query} what={<Trans>No pudimos actualizar el catálogo.</Trans>} onRetry={retry} />
      )}
      {products.length === 0 ? (
        empty
      ) : (
        <div aria-busy={isPlaceholderData} className={classes(isPlaceholderData && 'opacity-60')}>
          <Rows
            key={first?.of}
            products={products}
            name={first?.of ?? ''}
            columns={columns}
            onEndNear={more}
            hrefOf={hrefOf}
            onOpen={onOpen}
          />
        </div>
      )}
      {isFetchNextPageError ? (
        <Failed what={<Trans>No pudimos cargar más productos.</Trans>} onRetry={retry} busy={isFetching}>
          <span hidden />
        </Failed>
      ) : hasNextPage && !isPlaceholderData ? (
        <Skeletons columns={columns} rows={1} />
      ) : null}
    </div>
  );
}
