/** The filters of the list of products as URL parameters, and the kinds of stock and redemption period of a row. */

/** Without a filter the scope is every product. */
export interface ProductScope {
  readonly keywords: string;
  readonly categoryId: string | null;
  /** Null means both states. */
  readonly active: boolean | null;
  /** Only products with low or no stock. */
  readonly few: boolean;
}

/** The limit of low stock, the same as in the catalog. */
export const fewPieces = 5;

/** Parses the URL. Invalid values are dropped. */
export function scopeOf(search: URLSearchParams): ProductScope {
  const active = search.get('active');
  return {
    keywords: (search.get('q') ?? '').trim().slice(0, 100),
    categoryId: search.get('category') || null,
    active: active === '1' ? true : active === '0' ? false : null,
    few: search.get('few') === '1',
  };
}

/** The URL of a scope; `scopeOf` parses it back to the same scope. */
export const addressOf = ({ keywords, categoryId, active, few }: ProductScope): Record<string, string> => ({
  ...(keywords === '' ? {} : { q: keywords }),
  ...(categoryId === null ? {} : { category: categoryId }),
  ...(active === null ? {} : { active: active ? '1' : '0' }),
  ...(few ? { few: '1' } : {}),
});

/** Whether any filter is set. */
export const isScoped = (scope: ProductScope): boolean => Object.keys(addressOf(scope)).length > 0;

/** The kind of a stock. */
export const stockKind = (stock: number | null): 'unlimited' | 'none' | 'few' | 'enough' =>
  stock === null ? 'unlimited' : stock < 1 ? 'none' : stock <= fewPieces ? 'few' : 'enough';

/** The redemption period at a moment: in the future, over, open until an end, or without an end. */
export function windowKind(
  { opensAt, closesAt }: { readonly opensAt: string | null; readonly closesAt: string | null },
  now: number,
): 'always' | 'soon' | 'until' | 'over' {
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  if (opensAt !== null && Date.parse(opensAt) > now) return 'soon';
  return closesAt === null ? 'always' : 'until';
}
