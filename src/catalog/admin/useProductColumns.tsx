/** The columns of the table of products. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { useProductNames } from '#src/catalog/productNames.ts';
import { StockTag } from '#src/products/StockTag.tsx';
import { createdVariant } from '#src/lib/longDates.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import type { AdminProduct } from './products.queries.ts';
import { stockKind, windowKind } from './productSearch.ts';

function Stock({ product: { stock, held } }: { readonly product: AdminProduct }): ReactElement {
  const language = useLanguage();
  const kind = stockKind(stock);
  return (
    <span className="inline-flex flex-col items-end gap-0.5 py-1">
      {kind === 'unlimited' ? (
        <Trans>Sin límite</Trans>
      ) : kind === 'none' ? (
        <StatusTag severity="error">
          <Trans>No queda ninguno</Trans>
        </StatusTag>
      ) : kind === 'few' ? (
        <StockTag stock={stock} />
      ) : (
        formatNumber(stock ?? 0, language)
      )}
      {held === 0 ? null : (
        <span className="text-meta text-soft">
          <Plural value={held} one="# apartado" other="# apartados" />
        </span>
      )}
    </span>
  );
}

function Dates({ product }: { readonly product: AdminProduct }): ReactElement {
  const now = useNow();
  const [opens, closes] = [product.opensAt, product.closesAt].map((at) =>
    at === null ? '' : createdVariant(at),
  );
  switch (windowKind(product, now)) {
    case 'always':
      return <Trans>Siempre</Trans>;
    case 'soon':
      return <Trans>Desde {opens}</Trans>;
    case 'until':
      return <Trans>Hasta {closes}</Trans>;
    case 'over':
      return (
        <StatusTag severity="warning">
          <Trans>Terminó {closes}</Trans>
        </StatusTag>
      );
  }
}

/** The columns in order. The first one names the row. */
export function useProductColumns(): readonly Column<AdminProduct>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useProductNames();
  const category = ({ categoryName, categoryNameEn }: AdminProduct): string =>
    names.category({ name: categoryName, nameEn: categoryNameEn });
  const provider = (product: AdminProduct): string => product.provider?.name ?? t`Tu organización`;
  return [
    {
      id: 'name',
      header: t`Producto`,
      cell: (product) => (
        <span className="flex min-w-52 items-center gap-3 py-1">
          <ProductPicture
            icon={product.icon}
            name={product.name}
            imageUrl={product.imageUrls[0] ?? null}
            className="size-11 rounded-control"
          />
          <span className="min-w-0">
            <span className="line-clamp-2">{product.name}</span>
            <span className="line-clamp-1 text-meta font-normal text-soft">
              {category(product)} · {provider(product)}
            </span>
          </span>
        </span>
      ),
    },
    // Hidden by default, because the name cell shows both; for comparisons.
    { id: 'category', header: t`Categoría`, startsHidden: true, cell: category },
    { id: 'provider', header: t`Proveedor`, startsHidden: true, cell: provider },
    {
      id: 'approval',
      header: t`Pide aprobación`,
      startsHidden: true,
      cell: ({ needsApproval }) => (needsApproval ? t`Sí` : t`No`),
    },
    {
      id: 'points',
      header: t`Precio`,
      align: 'end',
      cell: (product) => <span className="whitespace-nowrap">{points(product.points, language)}</span>,
    },
    { id: 'stock', header: t`Quedan`, align: 'end', cell: (product) => <Stock product={product} /> },
    {
      id: 'sold',
      header: t`Canjeados`,
      align: 'end',
      cell: ({ sold }) => formatNumber(sold, language),
    },
    { id: 'window', header: t`Fechas`, cell: (product) => <Dates product={product} /> },
  ];
}
