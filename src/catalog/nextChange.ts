/** The time of the next automatic refetch of a product: a missing condition changes then. */
import type { Product } from '#schema/catalog/catalog.shapes.ts';

/** Longest wait for a refetch, in ms; later changes are ignored. */
const longestMs = 6 * 3_600_000;
/** Extra delay in ms, because the server's clock may be slightly behind. */
const graceMs = 1_500;

/** Milliseconds until the first change of a missing condition; false if none is near. */
export function nextChange(product: Pick<Product, 'missing'> | undefined, now: number): number | false {
  const moments = (product?.missing ?? []).flatMap(({ changesAt }) =>
    changesAt === null ? [] : [Date.parse(changesAt) - now],
  );
  // A minimum delay for a time that has passed, so that refetches do not loop.
  const waits = moments.map((wait) => Math.max(wait, 10_000) + graceMs).filter((wait) => wait <= longestMs);
  return waits.length === 0 ? false : Math.min(...waits);
}
