/** The products of an order as overlapping pictures. */
import type { ReactElement } from 'react';
import type { OrderItem } from '#schema/orders/orders.shapes.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

/** Maximum number of pictures. */
const most = 3;

/** Up to three pictures, then the number of the others; decorative. */
export function OrderPictures({ items }: { items: readonly OrderItem[] }): ReactElement {
  const language = useLanguage();
  const more = items.length - most;
  return (
    <span aria-hidden className="flex shrink-0 -space-x-6">
      {items.slice(0, most).map((item) => (
        <ProductPicture
          key={item.id}
          icon={item.icon}
          name={item.name}
          imageUrl={item.imageUrl}
          className="size-14 rounded-control ring-2 ring-card"
        />
      ))}
      {more > 0 ? (
        <span className="relative inline-flex size-14 items-center justify-center rounded-control bg-hover text-small font-semibold ring-2 ring-card">
          +{formatNumber(more, language)}
        </span>
      ) : null}
    </span>
  );
}
