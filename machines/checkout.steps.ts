/** Transitions that several states of the checkout share, and functions that read their events. */
import type { Cart } from '#schema/cart/cart.shapes.ts';
import type {
  CheckoutContext,
  Filled,
  Held,
  StoredCheckout,
  OfCart,
  OfChanges,
  OfOrder,
  PlacedOrder,
} from './checkout.setup.ts';
import { factsOf } from './actorHelpers.ts';

type InContext = { readonly context: CheckoutContext };
type With<O> = { readonly event: { readonly output: O } };

/** The cart of an event. */
export const arrived = ({ event }: { readonly event: OfCart }): OfCart => ({ cart: event.cart });
/** The changes of an event. */
export const changed = ({ event }: { readonly event: OfChanges }): OfChanges => ({ changes: event.changes });
/** The input of an event. */
export const filled = ({ event }: { readonly event: Filled }): Filled => ({
  delivery: event.delivery,
  answers: event.answers,
});
/** The cart in the answer to a change. */
export const saved = ({ event }: With<Cart>): OfCart => ({ cart: event.output });
/** The cart of a hold. */
export const held = ({ event }: With<Held>): OfCart => ({ cart: event.output.cart });
/** The intent of a hold. */
export const drawn = ({ event }: With<Held>) => ({ intent: event.output.intent });
/** The created order, or null. */
export const placed = ({ event }: With<PlacedOrder | null>): OfOrder => ({ order: event.output });
/** The facts of the error. */
export const raised = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});
const keptAs =
  (step: StoredCheckout['step']) =>
  ({ context: { intent, delivery, answers, total } }: InContext): StoredCheckout => ({
    intent,
    delivery,
    answers,
    total,
    step,
  });
/** Stores the state that survives a reload, with the current step. */
export const kept = (step: StoredCheckout['step']) => ({ type: 'remember', params: keptAs(step) }) as const;

/** Takes the cart of an event. */
export const take = { type: 'take', params: arrived } as const;
/** The cart has become empty. */
export const emptied = {
  guard: { type: 'isEmpty', params: arrived },
  target: 'empty',
  actions: take,
} as const;
/** A line is changed. */
export const change = { target: 'saving', actions: { type: 'noteChanges', params: changed } } as const;
/** Starts the checkout, if the cart allows it. */
export const checkOut = [
  { guard: 'isUnsound', target: 'stale' },
  { guard: 'isAffordable', target: 'holding' },
] as const;
const lettingGo = ['letGo', kept('cart')] as const;
/** Returns to the lines; all input stays. */
export const back = { target: 'editing', actions: lettingGo } as const;
/** Returns to the lines; the last line may have been removed meanwhile. */
export const backToWhatIsLeft = [{ guard: 'hasNoLines', target: 'empty', actions: lettingGo }, back] as const;
/** Returns to the lines; the cart may not have been read yet. */
export const backToWhatIsKnown = [
  { guard: 'hasNoLines', target: 'empty', actions: lettingGo },
  { guard: 'hasCart', ...back },
  { target: 'loading', actions: lettingGo },
] as const;
/**
 * While stock is held, a changed cart leads to `stale`, so that the reviewed purchase never changes silently.
 */
export const whileHeld = [
  emptied,
  {
    guard: { type: 'isOther', params: arrived },
    target: 'stale',
    actions: [take, 'noteOther'],
  },
  { actions: take },
] as const;
/** The expiry of the hold. */
export const holdEnd = {
  id: 'holdEnd',
  src: 'holdEnd',
  input: ({ context }: InContext) => ({ until: context.cart?.heldUntil ?? null }),
  onDone: { target: 'stale', actions: ['noteExpired', 'askAgain'] },
} as const;
/** The transitions for the outcome of the purchase. */
export const settled = [
  {
    guard: { type: 'isPlaced', params: placed },
    target: 'done',
    actions: { type: 'takeOrder', params: placed },
  },
  {
    guard: 'wasAboutLines',
    target: 'stale',
    actions: ['noteRefusedLines', 'dropIntent', kept('cart'), 'askAgain'],
  },
  { target: 'refused' },
] as const;
/** The purchase whose outcome is requested. */
export const asked = ({ context }: InContext) => ({ intent: context.intent ?? '' });
