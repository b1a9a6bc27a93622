/** What a checkout reads from the lines of a cart: whether they can be bought as they stand, what would mend them, what their buyer is asked. */
import { check } from '#schema/kit/validate.ts';
import type { Cart, CartItem, Purchase } from '#schema/cart/cart.shapes.ts';
import { Delivery } from '#schema/orders/orders.shapes.ts';
import type { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';

/** What becomes of one line; 0 takes it out. */
export interface LineChange {
  readonly itemId: string;
  readonly quantity: number;
  /** Takes over the price of now. */
  readonly acceptPrice?: boolean;
}

/** What was typed by line and question. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where it goes, as far as it was typed. */
export type DeliveryDraft = Delivery;

/** Nothing typed. */
export const noDelivery: DeliveryDraft = { name: '', phone: '', address: '', city: '', notes: '' };

/** Something that stood in the way at checkout. */
export interface Found {
  /** Null where it is about all of them. */
  readonly itemId: string | null;
  /** A reason's code; `hold_expired` and `cart_changed` come from this page. */
  readonly code: string;
  /** Empty where the view has its own words. */
  readonly message: string;
}

/** Whether a line can be bought as it stands. */
export const isSoundLine = ({ points, currentPoints, missing }: CartItem): boolean =>
  currentPoints === points && missing.length === 0;

/** Whether all of it can be bought as it stands, points aside. */
export const isSound = ({ items }: Cart): boolean => items.every(isSoundLine);

/** Whether the purse holds what it costs. */
export const isAffordable = ({ totalPoints, balance }: Cart): boolean => totalPoints <= balance;

/** What makes a line one that can be bought: its new price taken, fewer pieces, or none; null for a sound one. */
export function mendOf(line: CartItem): LineChange | null {
  if (isSoundLine(line)) return null;
  const { id: itemId, quantity, points, currentPoints, missing } = line;
  const left = missing.every(({ code }) => code === 'stock')
    ? Math.min(quantity, ...missing.map(({ have }) => have ?? 0))
    : 0;
  if (currentPoints === null || left === 0) return { itemId, quantity: 0 };
  return { itemId, quantity: left, ...(currentPoints === points ? {} : { acceptPrice: true }) };
}

/** What makes the whole cart one that can be bought. */
export const mendsOf = ({ items }: Cart): readonly LineChange[] =>
  items.flatMap((line) => mendOf(line) ?? []);

/** Later changes over earlier ones, one a line. */
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

/** What the buyer of a line is asked. */
export const questionsOf = ({ product }: CartItem): readonly ProductQuestion[] => product?.questions ?? [];

/** Whether anything has to be brought. */
export const needsDelivery = ({ items }: Cart): boolean =>
  items.some(({ product }) => product?.isDigital === false);

/** Whether there is anything to fill in. */
export const asksAnything = (cart: Cart): boolean =>
  needsDelivery(cart) || cart.items.some((line) => questionsOf(line).length > 0);

/** Whether every question was put to the buyer, answered or not. */
export const isSeen = ({ items }: Cart, answers: Answers): boolean =>
  items.every((line) => questionsOf(line).every(({ id }) => answers[line.id]?.[id] !== undefined));

/** Whether everything is filled in that the purchase needs. */
export const isComplete = (cart: Cart, delivery: DeliveryDraft, answers: Answers): boolean =>
  (!needsDelivery(cart) || check(Delivery, delivery, defaultLanguage).ok) &&
  cart.items.every((line) =>
    questionsOf(line).every(({ id, required, options }) => {
      const answer = answers[line.id]?.[id]?.trim() ?? '';
      return answer === '' ? !required : options.length === 0 || options.includes(answer);
    }),
  );

/** What is confirmed. */
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

/** What a refusal says of the lines of a cart, in the order in which they were sent; nothing where it speaks of something else as well. */
export function foundIn({ reasons = [] }: ErrorFacts, cart: Cart | null): readonly Found[] {
  if (!reasons.every(({ code }) => isOfLine(code))) return [];
  return reasons.map(({ field, code, message }) => {
    const at = /items\.(\d+)/u.exec(field)?.[1];
    return { itemId: at === undefined ? null : (cart?.items[Number(at)]?.id ?? null), code, message };
  });
}
