/** The catalog's filter in the URL, so that links and back show the same products. */
import { maxPoints as mostPoints } from '#schema/limits.ts';
import type { ProductOrder } from '#schema/catalog/catalog.rules.ts';
import type { ProductsFilter } from './catalog.queries.ts';

// A literal list: an import from the schema would add its whole module to this chunk.
const orders = ['newest', 'points_asc', 'points_desc'] as const satisfies readonly ProductOrder[];

/** Longest search, in characters. */
export const maxKeywords = 100;
/** Maximum number of categories in a filter (from the contract). */
const maxCategories = 50;

const pointsOf = (word: string | null): number | undefined => {
  const number = /^\d{1,7}$/u.test(word ?? '') ? Number(word) : 0;
  return number >= 1 && number <= mostPoints ? number : undefined;
};

/** The filter of a URL; invalid parts are ignored. */
export function filterOf(search: URLSearchParams): ProductsFilter {
  const keywords = (search.get('q') ?? '').trim().slice(0, maxKeywords);
  const categoryIds = (search.get('category') ?? '').split(',').filter(Boolean).slice(0, maxCategories);
  const minPoints = pointsOf(search.get('min'));
  const maxPoints = pointsOf(search.get('max'));
  const order = orders.find((one) => one === search.get('order'));
  return {
    ...(keywords === '' ? {} : { keywords }),
    ...(categoryIds.length === 0 ? {} : { categoryIds }),
    ...(minPoints === undefined ? {} : { minPoints }),
    ...(maxPoints === undefined ? {} : { maxPoints }),
    ...(search.get('own') === '1' ? { justCorporative: true as const } : {}),
    ...(order === undefined || order === 'newest' ? {} : { order }),
  };
}

/** The URL parameters of a filter; `filterOf` returns the same filter. */
export function addressOf(filter: ProductsFilter): URLSearchParams {
  const { keywords = '', categoryIds = [], minPoints, maxPoints, justCorporative, order } = filter;
  return new URLSearchParams({
    ...(keywords === '' ? {} : { q: keywords }),
    ...(categoryIds.length === 0 ? {} : { category: categoryIds.join(',') }),
    ...(minPoints === undefined ? {} : { min: String(minPoints) }),
    ...(maxPoints === undefined ? {} : { max: String(maxPoints) }),
    ...(justCorporative === true ? { own: '1' } : {}),
    ...(order === undefined || order === 'newest' ? {} : { order }),
  });
}

/** Whether any filter except the order is set. */
export const isNarrowed = ({ order: _order, ...rest }: ProductsFilter): boolean =>
  Object.values(rest).some((one) => one !== undefined && !(Array.isArray(one) && one.length === 0));
