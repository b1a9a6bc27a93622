/**
 * The rules that prevent the redemption of a product, computed from loaded facts; pages, carts and purchases share
 * them.
 */
import type { Missing } from '#schema/catalog/catalog.shapes.ts';
import { missingCodes, type MissingCode } from '#schema/catalog/catalog.rules.ts';
import type { Row } from '../store/table.ts';
import type { Budget } from '../stock/budget.ts';
import type { productCategories, products } from '../stock/catalog.tables.ts';

export type ProductRow = Row<typeof products>;
export type CategoryRow = Row<typeof productCategories>;

/** All facts that decide about some products for one reader. */
export interface StoreFacts {
  /** In ms. */
  readonly now: number;
  /** The reader's catalog; null if no catalog is active, undefined if the organisation has no catalogs. */
  readonly catalogId: string | null | undefined;
  /** Categories of these products, by id. */
  readonly categories: ReadonlyMap<string, CategoryRow>;
  /** Pieces that the reader holds, by product. */
  readonly held: ReadonlyMap<string, number>;
  /** The earliest end of other people's holds, by product. */
  readonly freesAt: ReadonlyMap<string, string>;
  readonly budget: Budget;
  /** Products in an order of the reader that awaits approval. */
  readonly waiting: ReadonlySet<string>;
  /** The reader's balance to redeem. */
  readonly balance: number;
}

type Facts = Omit<Missing, 'code'>;
const unnumbered: Facts = { have: null, need: null, changesAt: null };

/** Whether a product is offered: the product and its category are active. */
export const isOffered = ({ categories }: StoreFacts, product: ProductRow): boolean =>
  product.active && categories.get(product.categoryId)?.active === true;

/** Whether a product belongs to the reader's catalog. */
export const isOfMine = ({ catalogId }: StoreFacts, product: ProductRow): boolean =>
  catalogId === undefined || product.catalogId === null || product.catalogId === catalogId;

/** Pieces that the reader can redeem now, including the reader's own holds; null for unlimited stock. */
export const availableOf = ({ held }: StoreFacts, product: ProductRow): number | null =>
  product.stock === null ? null : product.stock + (held.get(product.id) ?? 0);

const checks: Readonly<
  Record<MissingCode, (facts: StoreFacts, product: ProductRow, quantity: number) => Facts | undefined>
> = {
  inactive: (facts, product) => (isOffered(facts, product) ? undefined : unnumbered),
  country: (facts, product) => (isOfMine(facts, product) ? undefined : unnumbered),
  window({ now }, { opensAt, closesAt }) {
    if (closesAt !== null && Date.parse(closesAt) <= now) return unnumbered;
    return opensAt !== null && Date.parse(opensAt) > now ? { ...unnumbered, changesAt: opensAt } : undefined;
  },
  stock(facts, product, quantity) {
    const have = availableOf(facts, product);
    if (have === null || have >= quantity) return undefined;
    return { have, need: quantity, changesAt: facts.freesAt.get(product.id) ?? null };
  },
  budget({ budget: { left, renewsAt } }, { points }, quantity) {
    const need = points * quantity;
    return left === null || left >= need ? undefined : { have: left, need, changesAt: renewsAt };
  },
  approval: ({ waiting }, { id, needsApproval }) =>
    needsApproval && waiting.has(id) ? unnumbered : undefined,
  points({ balance: have }, { points }, quantity) {
    const need = points * quantity;
    return have >= need ? undefined : { have, need, changesAt: null };
  },
};

/**
 * All reasons that prevent a redemption of this quantity now, in the order of `missingCodes`; empty if there are none.
 */
export function missingOf(facts: StoreFacts, product: ProductRow, quantity: number): Missing[] {
  const found: Missing[] = [];
  for (const code of missingCodes) {
    const fault = checks[code](facts, product, quantity);
    if (fault !== undefined) found.push({ code, ...fault });
  }
  return found;
}
