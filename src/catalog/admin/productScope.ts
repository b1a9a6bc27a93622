/** What the list of products is narrowed to, as words of the address; and what a row says of its pieces and its dates. */

/** Nothing set means every product. */
export interface ProductScope {
  readonly keywords: string;
  readonly categoryId: string | null;
  /** Null for both. */
  readonly active: boolean | null;
  /** Only those of which few pieces are left, or none. */
  readonly few: boolean;
}

/** From here on the number of pieces is worth a look (what the catalog says too). */
export const fewPieces = 5;

/** The scope of an address; what no scope could hold is left out. */
export function scopeOf(search: URLSearchParams): ProductScope {
  const active = search.get('active');
  return {
    keywords: (search.get('q') ?? '').trim().slice(0, 100),
    categoryId: search.get('category') || null,
    active: active === '1' ? true : active === '0' ? false : null,
    few: search.get('few') === '1',
  };
}

/** The address of a scope; `scopeOf` gives the same scope back. */
export const addressOf = ({ keywords, categoryId, active, few }: ProductScope): Record<string, string> => ({
  ...(keywords === '' ? {} : { q: keywords }),
  ...(categoryId === null ? {} : { category: categoryId }),
  ...(active === null ? {} : { active: active ? '1' : '0' }),
  ...(few ? { few: '1' } : {}),
});

/** Whether anything is left out. */
export const isScoped = (scope: ProductScope): boolean => Object.keys(addressOf(scope)).length > 0;

/** How many there are, in kinds. */
export const stockKind = (stock: number | null): 'unlimited' | 'none' | 'few' | 'enough' =>
  stock === null ? 'unlimited' : stock < 1 ? 'none' : stock <= fewPieces ? 'few' : 'enough';

/** Where a product's dates stand at a moment: to come, over, running until an end, or without one. */
export function windowKind(
  { opensAt, closesAt }: { readonly opensAt: string | null; readonly closesAt: string | null },
  now: number,
): 'always' | 'soon' | 'until' | 'over' {
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  if (opensAt !== null && Date.parse(opensAt) > now) return 'soon';
  return closesAt === null ? 'always' : 'until';
}
