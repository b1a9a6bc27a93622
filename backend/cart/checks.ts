/** Validation of lines for checkout: all errors at once, by line and by name. */
import type { MissingCode } from '#schema/catalog/catalog.rules.ts';
import { maxPoints } from '#schema/limits.ts';
import type { ReasonCode } from '#schema/reasons.ts';
import { heldTooLong } from '../stock/holds.rules.ts';
import { releaseHolds } from '../stock/stock.ts';
import { storeFactsOf } from '../catalog/storeFacts.ts';
import { missingOf, type StoreFacts } from '../catalog/missing.rules.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { linesOf, productsIn, totalOf, type CartLine } from './cart.views.ts';

/** Points and budget are errors of the whole cart, not of a line. */
const reasonOf: Readonly<Partial<Record<MissingCode, ReasonCode>>> = {
  inactive: 'product_inactive',
  country: 'product_country',
  window: 'product_window',
  stock: 'product_stock',
  approval: 'product_approval',
};

function checkLine(facts: StoreFacts, line: CartLine, field: string, findings: ValidationErrors): void {
  const { product, quantity, name, points } = line;
  if (product === null) {
    findings.add(field, 'product_inactive', { name });
    return;
  }
  for (const { code, have, need } of missingOf(facts, product, quantity)) {
    const said = reasonOf[code];
    if (said !== undefined)
      findings.add(field, said, {
        name: product.name,
        ...(code === 'stock' ? { have: have ?? 0, need: need ?? 0 } : {}),
      });
  }
  if (product.points !== points)
    findings.add(field, 'price_changed', { before: points, now: product.points });
}

/** The caller's lines after all expired holds, of any person, are released. */
export async function freshLines(context: Context): Promise<readonly CartLine[]> {
  await releaseHolds(context.store, heldTooLong(context.at));
  return linesOf(context);
}

/** Adds the errors of these lines at `items.N` and the errors of their total at `whole`. */
export async function checkLines(
  context: Context,
  lines: readonly { readonly line: CartLine; readonly index: number }[],
  findings: ValidationErrors,
  whole: string,
): Promise<StoreFacts> {
  const facts = await storeFactsOf(context, productsIn(lines.map(({ line }) => line)));
  for (const { line, index } of lines) checkLine(facts, line, `items.${index}`, findings);
  const total = totalOf(lines.map(({ line }) => line));
  if (total > maxPoints) findings.add(whole, 'too_big', { maximum: maxPoints });
  if (facts.budget.left !== null && total > facts.budget.left) findings.add(whole, 'redeem_budget');
  return facts;
}
