/** A tag for low stock. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';

/** Stock up to this number is shown. */
const fewPieces = 5;

/** "Quedan 2"; nothing for larger or empty stock. */
export function StockTag({ stock }: Pick<Product, 'stock'>): ReactElement | null {
  if (stock === null || stock < 1 || stock > fewPieces) return null;
  return (
    <StatusTag severity="warning">
      <Plural value={stock} one="Queda #" other="Quedan #" />
    </StatusTag>
  );
}
