/** Setup of the checkout machine: context, events, guards and actions (spec §3 "cart", §7). */
import { assign, fromPromise, setup } from 'xstate';
import type { Cart, Purchase } from '#schema/cart/cart.shapes.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import type { OrderDetail, OrderItem } from '#schema/orders/orders.shapes.ts';
import {
  asksAnything,
  foundIn,
  isAffordable,
  isComplete,
  isSamePurchase,
  isSeen,
  isSound,
  mendsOf,
  merged,
  noDelivery,
  type Answers,
  type DeliveryDraft,
  type Found,
  type LineChange,
} from './checkout.lines.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';

/** The result of a purchase. */
export interface PlacedOrder extends Readonly<
  Pick<OrderDetail, 'id' | 'number' | 'status' | 'totalPoints' | 'delivery' | 'createdAt'>
> {
  readonly items: readonly Readonly<
    Pick<OrderItem, 'id' | 'name' | 'imageUrl' | 'icon' | 'points' | 'quantity' | 'isDigital' | 'status'>
  >[];
}

/** The input at checkout. */
export interface Filled {
  readonly delivery: DeliveryDraft;
  readonly answers: Answers;
}

/** The state that survives a reload. */
export interface StoredCheckout extends Filled {
  /** Id of the intended purchase, which makes the purchase happen once; null before a hold. */
  readonly intent: string | null;
  /**
   * `checkout`: delivery, questions or review were open. `sent`: the purchase was sent, and its outcome is
   * unknown.
   */
  readonly step: 'cart' | 'checkout' | 'sent';
  /** Points that were confirmed. */
  readonly total: number | null;
}

export const nothingStored: StoredCheckout = {
  delivery: noDelivery,
  answers: {},
  intent: null,
  step: 'cart',
  total: null,
};

export interface CheckoutContext extends Filled {
  /** The last known cart; null before the first. */
  readonly cart: Cart | null;
  /** The cart as confirmed; null before the confirmation and after a reload. */
  readonly confirmed: Cart | null;
  /** Points of the confirmed purchase. */
  readonly total: number | null;
  /** Changes that are being saved, or that failed to save. */
  readonly changes: readonly LineChange[];
  /** Changes that arrived during a save. */
  readonly waiting: readonly LineChange[];
  /** Whether the checkout continues after the save. */
  readonly goesOn: boolean;
  /** Replaced only after the previous intent is settled or finally refused. */
  readonly intent: string | null;
  /** The intent was sent by this page or the previous one, and its outcome is unknown. */
  readonly wasSent: boolean;
  /** A checkout was open when the page was left; the checkout continues. */
  readonly isLeftOpen: boolean;
  /** Problems found at checkout. */
  readonly found: readonly Found[];
  /** Why the last change or hold failed. */
  readonly error: ErrorFacts | null;
  /** Why the last read of the cart failed. */
  readonly lost: ErrorFacts | null;
  /** Why the purchase was refused; null if its answer was lost and nothing was bought. */
  readonly refusal: ErrorFacts | null;
  readonly order: PlacedOrder | null;
  /** Number of failed attempts to learn the outcome of the purchase. */
  readonly tries: number;
}

export type CheckoutEvent =
  | { readonly type: 'cart.opened' }
  | { readonly type: 'cart.arrived'; readonly cart: Cart }
  | { readonly type: 'cart.lost'; readonly error: unknown }
  | { readonly type: 'cart.pressed' }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'lines.changed'; readonly changes: readonly LineChange[] }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'checkout.pressed' }
  | { readonly type: 'accept.pressed' }
  | ({ readonly type: 'form.changed' } & Filled)
  | ({ readonly type: 'form.filled' } & Filled)
  | { readonly type: 'form.pressed' }
  | { readonly type: 'confirm.pressed' }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'again.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'network.returned' }
  | { readonly type: 'session.ended' };

/**
 * `waits`: nothing can be shown yet; `edits`: lines can be changed; `busy`: a request is in progress;
 * `holds`: stock is held; `buys`: the purchase is in progress; `checks`: its answer was lost; `failed`: the
 * last attempt failed.
 */
export type CheckoutTag = 'waits' | 'edits' | 'busy' | 'holds' | 'buys' | 'checks' | 'failed';

export interface OfCart {
  readonly cart: Cart;
}
export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfChanges {
  readonly changes: readonly LineChange[];
}
export interface OfOrder {
  readonly order: PlacedOrder | null;
}
/** Held stock, and a new intent for the purchase of this stock. */
export interface Held extends OfCart {
  readonly intent: string;
}

/** The initial context of a checkout. */
export const beginning = (kept: StoredCheckout): CheckoutContext => ({
  cart: null,
  confirmed: null,
  total: kept.total,
  changes: [],
  waiting: [],
  goesOn: false,
  delivery: kept.delivery,
  answers: kept.answers,
  // An intent that was never sent is replaced: a duplicated tab must not share it.
  intent: kept.step === 'sent' ? kept.intent : null,
  wasSent: kept.step === 'sent' && kept.intent !== null,
  isLeftOpen: kept.step === 'checkout',
  found: [],
  error: null,
  lost: null,
  refusal: null,
  order: null,
  tries: 0,
});

/**
 * The server refused the request. A lost session, a timeout or a rate limit says nothing about the purchase.
 */
export const isRefused = ({ status }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Pauses between attempts to learn the outcome of a purchase, in ms. */
export const settlePause = { baseMs: 1_000, maxMs: 30_000 } as const;
/** Number of attempts after which the pause no longer grows. */
const maxPauses = 6;

/** The setup of the machine. */
export const checkoutSetup = setup({
  types: typed<{
    context: CheckoutContext;
    events: CheckoutEvent;
    input: StoredCheckout;
    tags: CheckoutTag;
  }>(),
  actors: {
    watch: fromPromise<void, Telling<CheckoutEvent>>(silent),
    save: fromPromise<Cart, OfChanges>(notProvided),
    hold: fromPromise<Held>(notProvided),
    holdEnd: fromPromise<void, { readonly until: string | null }>(silent),
    buy: fromPromise<PlacedOrder, Purchase>(notProvided),
    settle: fromPromise<PlacedOrder | null, { readonly intent: string }>(notProvided),
  },
  delays: {
    beforeAsking: ({ context }) =>
      Math.min(settlePause.maxMs, settlePause.baseMs * 2 ** Math.max(0, context.tries - 1)),
  },
  guards: {
    wasSent: ({ context }) => context.wasSent,
    hasCart: ({ context }) => context.cart !== null,
    hasLines: ({ context }) => (context.cart?.items.length ?? 0) > 0,
    hasNoLines: ({ context }) => context.cart?.items.length === 0,
    isLost: ({ context }) => context.cart === null && context.lost !== null,
    isLeftOpen: ({ context }) => context.isLeftOpen && (context.cart?.items.length ?? 0) > 0,
    isUnsound: ({ context }) => context.cart !== null && !isSound(context.cart),
    isAffordable: ({ context }) => context.cart !== null && isAffordable(context.cart),
    hasMends: ({ context }) => context.cart !== null && mendsOf(context.cart).length > 0,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    asksAnything: ({ context }) => context.cart !== null && asksAnything(context.cart),
    isEmpty: (_, { cart }: OfCart) => cart.items.length === 0,
    isOther: ({ context }, { cart }: OfCart) => context.cart !== null && !isSamePurchase(cart, context.cart),
    goesOn: ({ context }, { cart }: OfCart) => context.goesOn && isSound(cart) && isAffordable(cart),
    isStillUnsound: ({ context }, { cart }: OfCart) => context.goesOn && !isSound(cart),
    asks: ({ context: { delivery, answers } }, { cart }: OfCart) =>
      !isSeen(cart, answers) || !isComplete(cart, delivery, answers),
    isFilled: ({ context: { cart } }, { delivery, answers }: Filled) =>
      cart !== null && isComplete(cart, delivery, answers),
    isRefused: (_, { error }: OfError) => isRefused(error),
    isAboutLines: ({ context }, { error }: OfError) =>
      isRefused(error) && foundIn(error, context.cart).length > 0,
    isPlaced: (_, { order }: OfOrder) => order !== null,
    wasAboutLines: ({ context: { refusal, confirmed } }) =>
      refusal !== null && foundIn(refusal, confirmed).length > 0,
  },
  actions: {
    /** Reads the cart again. */
    askAgain: outside(),
    /** Releases the held stock. */
    letGo: outside(),
    /** Stores the state that survives a reload. */
    remember: outside<StoredCheckout>(),
    take: assign({ cart: (_, { cart }: OfCart) => cart, lost: null }),
    takeIntent: assign({
      intent: ({ context }, { intent }: { readonly intent: string }) => context.intent ?? intent,
    }),
    noteLost: assign({ lost: (_, { error }: OfError) => error }),
    dropLost: assign({ lost: null }),
    noteChanges: assign({ changes: (_, { changes }: OfChanges) => changes, waiting: [], goesOn: false }),
    queueChanges: assign({
      waiting: ({ context }, { changes }: OfChanges) => merged(context.waiting, changes),
      goesOn: false,
    }),
    mend: assign({
      changes: ({ context: { cart } }) => (cart === null ? [] : mendsOf(cart)),
      waiting: [],
      goesOn: true,
    }),
    nextChanges: assign({ changes: ({ context }) => context.waiting, waiting: [] }),
    keepChanges: assign({ changes: ({ context }) => merged(context.changes, context.waiting), waiting: [] }),
    dropChanges: assign({ changes: [], waiting: [], goesOn: false }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null }),
    noteFound: assign({ found: ({ context }, { error }: OfError) => foundIn(error, context.cart) }),
    noteExpired: assign({ found: [{ itemId: null, code: 'hold_expired', message: '' } satisfies Found] }),
    noteOther: assign({ found: [{ itemId: null, code: 'cart_changed', message: '' } satisfies Found] }),
    noteRefusedLines: assign({
      found: ({ context: { refusal, confirmed } }) => (refusal === null ? [] : foundIn(refusal, confirmed)),
      refusal: null,
    }),
    dropFound: assign({ found: [] }),
    fill: assign({
      delivery: (_, { delivery }: Filled) => delivery,
      answers: (_, { answers }: Filled) => answers,
    }),
    takeUp: assign({ isLeftOpen: false }),
    confirm: assign({
      confirmed: ({ context }) => context.cart,
      total: ({ context }) => context.cart?.totalPoints ?? null,
      wasSent: true,
      refusal: null,
      tries: 0,
    }),
    noteRefusal: assign({ refusal: (_, { error }: OfError) => error }),
    dropRefusal: assign({ refusal: null }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxPauses, context.tries + 1) }),
    /** The outcome is known: the next purchase gets another intent. */
    dropIntent: assign({ intent: null, confirmed: null, total: null, wasSent: false, tries: 0 }),
    /** The remaining cart must be read again. */
    takeOrder: assign({
      order: (_, { order }: OfOrder) => order,
      cart: null,
      lost: null,
      answers: {},
      refusal: null,
    }),
    beginAnew: assign(({ context: { cart } }) => ({ ...beginning(nothingStored), cart })),
    forgetAll: assign(() => beginning(nothingStored)),
  },
});
