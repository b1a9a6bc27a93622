/** When a product is worth asking for again by itself: something that is missing has just changed. */
import type { Product } from '#schema/catalog/catalog.shapes.ts';

/** Nobody looks at one product for longer than this, in ms. */
const longestMs = 6 * 3_600_000;
/** After the moment itself: the server's clock may be a little behind. */
const graceMs = 1_500;

/** Milliseconds until the first change of what is missing; false where none is near. */
export function nextChange(product: Pick<Product, 'missing'> | undefined, now: number): number | false {
  const moments = (product?.missing ?? []).flatMap(({ changesAt }) =>
    changesAt === null ? [] : [Date.parse(changesAt) - now],
  );
  // One that has passed is asked for again after a moment, not at once and for ever.
  const waits = moments.map((wait) => Math.max(wait, 10_000) + graceMs).filter((wait) => wait <= longestMs);
  return waits.length === 0 ? false : Math.min(...waits);
}
