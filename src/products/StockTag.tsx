/** That few pieces are left, where that is so. */
import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';

/** From here on the number of pieces is worth saying. */
const fewPieces = 5;

/** "Quedan 2"; nothing where there are enough, or none. */
export function StockTag({ stock }: Pick<Product, 'stock'>): ReactElement | null {
  if (stock === null || stock < 1 || stock > fewPieces) return null;
  return (
    <StatusTag severity="warning">
      <Plural value={stock} one="Queda #" other="Quedan #" />
    </StatusTag>
  );
}
