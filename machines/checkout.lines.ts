/**
 * Functions over the lines of a cart for the checkout: whether lines can be bought, which changes would fix
 * them, and the questions to the buyer.
 */
import { check } from '#schema/kit/validate.ts';
import type { Cart, CartItem, Purchase } from '#schema/cart/cart.shapes.ts';
import { Delivery } from '#schema/orders/orders.shapes.ts';
import type { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';

/** A change of one line; quantity 0 removes the line. */
export interface LineChange {
  readonly itemId: string;
  readonly quantity: number;
  /** Accepts the current price. */
  readonly acceptPrice?: boolean;
}

/** Entered answers by line and question. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The delivery address as far as it is entered. */
export type DeliveryDraft = Delivery;

export const noDelivery: DeliveryDraft = { name: '', phone: '', address: '', city: '', notes: '' };

/** A problem that was found at checkout. */
export interface Found {
  /** Null if the problem concerns the whole cart. */
  readonly itemId: string | null;
  /** A reason's code; `hold_expired` and `cart_changed` are set by this page. */
  readonly code: string;
  /** Empty if the view has its own text. */
  readonly message: string;
}

/** Whether a line can be bought unchanged. */
export const isSoundLine = ({ points, currentPoints, missing }: CartItem): boolean =>
  currentPoints === points && missing.length === 0;

/** Whether the whole cart can be bought unchanged, apart from the points. */
export const isSound = ({ items }: Cart): boolean => items.every(isSoundLine);

/** Whether the wallet covers the total. */
export const isAffordable = ({ totalPoints, balance }: Cart): boolean => totalPoints <= balance;

/**
 * The change with which a line can be bought: the new price accepted, a lower quantity, or removal. Null for
 * a sound line.
 */
export function mendOf(line: CartItem): LineChange | null {
  if (isSoundLine(line)) return null;
  const { id: itemId, quantity, points, currentPoints, missing } = line;
  const left = missing.every(({ code }) => code === 'stock')
    ? Math.min(quantity, ...missing.map(({ have }) => have ?? 0))
    : 0;
  if (currentPoints === null || left === 0) return { itemId, quantity: 0 };
  return { itemId, quantity: left, ...(currentPoints === points ? {} : { acceptPrice: true }) };
}

/** The changes with which the whole cart can be bought. */
export const mendsOf = ({ items }: Cart): readonly LineChange[] =>
  items.flatMap((line) => mendOf(line) ?? []);

/** Merges changes; a later change replaces an earlier one of the same line. */
export const merged = (
  earlier: readonly LineChange[],
  later: readonly LineChange[],
): readonly LineChange[] => [
  ...earlier.filter(({ itemId }) => later.every((one) => one.itemId !== itemId)),
  ...later,
];

/** Whether two carts would be the same purchase. */
export function isSamePurchase(one: Cart, other: Cart): boolean {
  const text = ({ items }: Cart): string =>
    items.map(({ id, quantity, currentPoints }) => `${id} ${quantity} ${currentPoints}`).join();
  return text(one) === text(other);
}

/** The questions to the buyer of a line. */
export const questionsOf = ({ product }: CartItem): readonly ProductQuestion[] => product?.questions ?? [];

/** Whether any product needs delivery. */
export const needsDelivery = ({ items }: Cart): boolean =>
  items.some(({ product }) => product?.isDigital === false);

/** Whether the buyer has anything to fill in. */
export const asksAnything = (cart: Cart): boolean =>
  needsDelivery(cart) || cart.items.some((line) => questionsOf(line).length > 0);

/** Whether the buyer has seen every question, answered or not. */
export const isSeen = ({ items }: Cart, answers: Answers): boolean =>
  items.every((line) => questionsOf(line).every(({ id }) => answers[line.id]?.[id] !== undefined));

/** Whether all input that the purchase needs is complete. */
export const isComplete = (cart: Cart, delivery: DeliveryDraft, answers: Answers): boolean =>
  (!needsDelivery(cart) || check(Delivery, delivery, defaultLanguage).ok) &&
  cart.items.every((line) =>
    questionsOf(line).every(({ id, required, options }) => {
      const answer = answers[line.id]?.[id]?.trim() ?? '';
      return answer === '' ? !required : options.length === 0 || options.includes(answer);
    }),
  );

/** The purchase to confirm. */
export const purchaseOf = (
  cart: Cart,
  delivery: DeliveryDraft,
  answers: Answers,
  intent: string,
): Purchase => ({
  items: cart.items.map((line) => ({
    itemId: line.id,
    answers: questionsOf(line).flatMap(({ id: questionId }) => {
      const answer = answers[line.id]?.[questionId]?.trim() ?? '';
      return answer === '' ? [] : [{ questionId, answer }];
    }),
  })),
  ...(needsDelivery(cart) ? { delivery } : {}),
  totalPoints: cart.totalPoints,
  intent,
});

const isOfLine = (code: string): boolean => code === 'price_changed' || code.startsWith('product_');

/**
 * The problems of lines in an error, in the order in which the lines were sent. Empty if the error has other
 * reasons too.
 */
export function foundIn({ reasons = [] }: ErrorFacts, cart: Cart | null): readonly Found[] {
  if (!reasons.every(({ code }) => isOfLine(code))) return [];
  return reasons.map(({ field, code, message }) => {
    const at = /items\.(\d+)/u.exec(field)?.[1];
    return { itemId: at === undefined ? null : (cart?.items[Number(at)]?.id ?? null), code, message };
  });
}
