/** What keeps a product from being redeemed now, said of facts at hand: pages, carts and purchases all ask here. */
import type { Missing } from '#schema/catalog/catalog.shapes.ts';
import { missingCodes, type MissingCode } from '#schema/catalog/catalog.rules.ts';
import type { Row } from '../store/table.ts';
import type { Budget } from '../stock/budget.ts';
import type { productCategories, products } from '../stock/catalog.tables.ts';

export type ProductRow = Row<typeof products>;
export type CategoryRow = Row<typeof productCategories>;

/** All that decides about some products for one reader. */
export interface StoreFacts {
  /** In ms. */
  readonly now: number;
  /** The reader's catalog; null where none is in use, undefined where the organisation has none at all. */
  readonly catalogId: string | null | undefined;
  /** Of these products, by id. */
  readonly categories: ReadonlyMap<string, CategoryRow>;
  /** Pieces that the reader holds, by product. */
  readonly held: ReadonlyMap<string, number>;
  /** When pieces that others hold come back first, by product. */
  readonly freesAt: ReadonlyMap<string, string>;
  readonly budget: Budget;
  /** Products of which an order of the reader waits for approval. */
  readonly waiting: ReadonlySet<string>;
  /** In the reader's purse to redeem. */
  readonly balance: number;
}

type Facts = Omit<Missing, 'code'>;
const unnumbered: Facts = { have: null, need: null, changesAt: null };

/** Whether a product stands in the catalogue: it is in use, and so is its category. */
export const isOffered = ({ categories }: StoreFacts, product: ProductRow): boolean =>
  product.active && categories.get(product.categoryId)?.active === true;

/** Whether a product is of the reader's catalog. */
export const isOfMine = ({ catalogId }: StoreFacts, product: ProductRow): boolean =>
  catalogId === undefined || product.catalogId === null || product.catalogId === catalogId;

/** Pieces that the reader can redeem now, those they hold themselves among them; null for any number. */
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

/** Everything that is missing to redeem so many pieces now, in the order of `missingCodes`; empty when nothing is. */
export function missingOf(facts: StoreFacts, product: ProductRow, quantity: number): Missing[] {
  const found: Missing[] = [];
  for (const code of missingCodes) {
    const fault = checks[code](facts, product, quantity);
    if (fault !== undefined) found.push({ code, ...fault });
  }
  return found;
}
