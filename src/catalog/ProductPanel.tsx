/** One product in the side panel of the catalog: facts, terms, and actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { isNotFound } from '#src/ui/isNotFound.ts';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { catalogQueries, type ProductsPage } from './catalog.queries.ts';
import { nextChange } from './nextChange.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductWish } from './ProductWish.tsx';

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-5">
    <Skeleton className="aspect-16/10 w-full rounded-card!" />
    <Skeleton className="h-8 w-40" />
    <SkeletonText lines={3} />
  </div>
);

/** The product from a cached list. */
const listed = (cache: QueryClient, id: string): Product | undefined =>
  cache
    .getQueriesData<InfiniteData<ProductsPage>>({ queryKey: catalogQueries.lists() })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((one) => one.id === id);

/** Open while there is an id; keeps the last one during the closing animation. */
export function ProductPanel({ id, onClose }: { id: string | null; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const shownId = id ?? last ?? '';
  const product = useQuery({
    ...catalogQueries.product(shownId),
    enabled: id !== null,
    placeholderData: () => listed(cache, shownId),
    refetchInterval: ({ state }) => nextChange(state.data, Date.now()),
  });
  // People who do not participate in points can only look.
  const isOutside = useMe()?.takesPoints === false;
  const isGone = isNotFound(product.error);
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={isGone ? t`Producto` : (product.data?.name ?? t`Producto`)}
      placement="side"
      actions={
        product.data === undefined || isGone || isOutside ? undefined : (
          <ProductWish key={shownId} product={product.data} onDone={onClose} />
        )
      }
    >
      {isGone ? (
        <Empty
          drawing="search"
          text={<Trans>Este producto ya no existe.</Trans>}
          action={
            <Button variant="secondary" onClick={onClose}>
              <Trans>Ver el catálogo</Trans>
            </Button>
          }
        />
      ) : (
        <QueryBoundary
          query={product}
          label={t`Cargando el producto`}
          skeleton={<Skeletons />}
          what={<Trans>No pudimos cargar el producto.</Trans>}
          whatOld={<Trans>No pudimos actualizar el producto.</Trans>}
        >
          {(data) => <ProductFacts key={data.id} product={data} />}
        </QueryBoundary>
      )}
    </Dialog>
  );
}
