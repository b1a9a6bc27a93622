/** The steps that states of a checkout share, and how they read their events. */
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
/** What was typed, of an event. */
export const filled = ({ event }: { readonly event: Filled }): Filled => ({
  delivery: event.delivery,
  answers: event.answers,
});
/** The cart that a change was answered with. */
export const saved = ({ event }: With<Cart>): OfCart => ({ cart: event.output });
/** The cart as it is held. */
export const held = ({ event }: With<Held>): OfCart => ({ cart: event.output.cart });
/** The intent that came with a hold. */
export const drawn = ({ event }: With<Held>) => ({ intent: event.output.intent });
/** The order that came, or none. */
export const placed = ({ event }: With<PlacedOrder | null>): OfOrder => ({ order: event.output });
/** Why it failed. */
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
/** Keeps what outlives a reload, and where it stood. */
export const kept = (step: StoredCheckout['step']) => ({ type: 'remember', params: keptAs(step) }) as const;

/** Takes the cart of an event. */
export const take = { type: 'take', params: arrived } as const;
/** Nothing is in it any more. */
export const emptied = {
  guard: { type: 'isEmpty', params: arrived },
  target: 'empty',
  actions: take,
} as const;
/** A line is changed. */
export const change = { target: 'saving', actions: { type: 'noteChanges', params: changed } } as const;
/** On to the checkout, as far as the cart allows. */
export const checkOut = [
  { guard: 'isUnsound', target: 'stale' },
  { guard: 'isAffordable', target: 'holding' },
] as const;
const lettingGo = ['letGo', kept('cart')] as const;
/** Back at the lines; whatever was typed stays. */
export const back = { target: 'editing', actions: lettingGo } as const;
/** Back where the last line may have been taken out meanwhile. */
export const backToWhatIsLeft = [{ guard: 'hasNoLines', target: 'empty', actions: lettingGo }, back] as const;
/** Back where the cart may not have been read yet. */
export const backToWhatIsKnown = [
  { guard: 'hasNoLines', target: 'empty', actions: lettingGo },
  { guard: 'hasCart', ...back },
  { target: 'loading', actions: lettingGo },
] as const;
/** While stock is held the purchase stays as it was shown, or says that it does not. */
export const whileHeld = [
  emptied,
  {
    guard: { type: 'isOther', params: arrived },
    target: 'stale',
    actions: [take, 'noteOther'],
  },
  { actions: take },
] as const;
/** The end of the hold. */
export const holdEnd = {
  id: 'holdEnd',
  src: 'holdEnd',
  input: ({ context }: InContext) => ({ until: context.cart?.heldUntil ?? null }),
  onDone: { target: 'stale', actions: ['noteExpired', 'askAgain'] },
} as const;
/** What asking for its end told of the purchase. */
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
/** Which purchase is asked about. */
export const asked = ({ context }: InContext) => ({ intent: context.intent ?? '' });
