/** A product in the catalog: picture, price in points, and its availability. */
import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { isPlainPress } from '#src/lib/isPlainPress.ts';
import { points } from '#src/lib/numbers.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { MissingLine } from '#src/products/MissingLine.tsx';
import { useProductNames } from './productNames.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { StockTag } from '#src/products/StockTag.tsx';

export interface ProductCardProps {
  product: Product;
  /** URL of the product, so that it opens in a new tab too. */
  href: string;
  /** Opens the product on this page. */
  onOpen: (id: string) => void;
  /** Adds one piece to the cart. */
  onAdd: (product: Product) => void;
  /** True while the product is being added to the cart. */
  adding: boolean;
}

/** The whole card opens the product; the cart button is layered above that link. */
export function ProductCard({ product, href, onOpen, onAdd, adding }: ProductCardProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useProductNames();
  const [first] = product.missing;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-120 hover:bg-subtle has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="relative">
        <ProductPicture icon={product.icon} name={product.name} imageUrl={product.imageUrls[0] ?? null} />
        <span className="absolute start-2 top-2">
          <StockTag stock={product.stock} />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 wide:p-4">
        <p className="truncate text-small text-soft">{names.from(product)}</p>
        <h2 className="line-clamp-2 min-h-12 text-h6 font-semibold">
          <a
            href={href}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onOpen(product.id);
            }}
          >
            {product.name}
          </a>
        </h2>
        <div className="flex min-h-11 items-center justify-between gap-2">
          <p className="font-bold tabular-nums">{points(product.points, language)}</p>
          {first === undefined ? (
            <IconButton
              icon={ShoppingCart}
              variant="secondary"
              label={t`Agregar ${product.name} al carrito`}
              aria-busy={adding}
              className="z-10"
              onClick={() => {
                if (!adding) onAdd(product);
              }}
            />
          ) : null}
        </div>
        {first === undefined ? null : (
          <MissingLine missing={first} product={product} className="border-t border-line pt-2.5" />
        )}
      </div>
    </article>
  );
}

/** The skeleton of a loading card. */
export const CardSkeleton = (): ReactElement => (
  <span className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
    <Skeleton className="aspect-4/3 w-full rounded-none!" />
    <span className="flex flex-col gap-2.5 p-3 wide:p-4">
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-3 mb-2 h-4 w-2/5" />
    </span>
  </span>
);
