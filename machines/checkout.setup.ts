/** What the chart of a checkout works with: what it knows, what can happen, its questions and its doings (spec §3 "cart", §7). */
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

/** What came of a purchase. */
export interface PlacedOrder extends Readonly<
  Pick<OrderDetail, 'id' | 'number' | 'status' | 'totalPoints' | 'delivery' | 'createdAt'>
> {
  readonly items: readonly Readonly<
    Pick<OrderItem, 'id' | 'name' | 'imageUrl' | 'icon' | 'points' | 'quantity' | 'isDigital' | 'status'>
  >[];
}

/** What is typed at checkout. */
export interface Filled {
  readonly delivery: DeliveryDraft;
  readonly answers: Answers;
}

/** What outlives a reload. */
export interface StoredCheckout extends Filled {
  /** The purchase as the person means it once; null before there is one. */
  readonly intent: string | null;
  /** `checkout`: delivery, questions or review stood open; `sent`: the intent has left the page, and its end is not known. */
  readonly step: 'cart' | 'checkout' | 'sent';
  /** Points that were confirmed. */
  readonly total: number | null;
}

/** Nothing was kept. */
export const nothingStored: StoredCheckout = {
  delivery: noDelivery,
  answers: {},
  intent: null,
  step: 'cart',
  total: null,
};

export interface CheckoutContext extends Filled {
  /** As it was last heard of; null before. */
  readonly cart: Cart | null;
  /** As it was confirmed; null before, and after a reload. */
  readonly confirmed: Cart | null;
  /** What was confirmed costs so much. */
  readonly total: number | null;
  /** Changes that are being saved, or were not. */
  readonly changes: readonly LineChange[];
  /** Changes that came meanwhile. */
  readonly waiting: readonly LineChange[];
  /** Once they are saved, the checkout goes on. */
  readonly goesOn: boolean;
  /** Replaced only when the one before is settled or refused for good. */
  readonly intent: string | null;
  /** The intent has left this page or the one before, and its end is not known. */
  readonly wasSent: boolean;
  /** A checkout was open when the page was left: it is taken up again. */
  readonly isLeftOpen: boolean;
  /** What stood in the way at checkout. */
  readonly found: readonly Found[];
  /** Why the last change or hold did not work. */
  readonly error: ErrorFacts | null;
  /** Why the cart could not be read the last time. */
  readonly lost: ErrorFacts | null;
  /** Why the purchase was refused; null where its answer got lost and nothing was bought. */
  readonly refusal: ErrorFacts | null;
  readonly order: PlacedOrder | null;
  /** How often it was asked in vain what became of the purchase. */
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

/** `waits`: nothing can be shown yet; `edits`: lines take changes; `busy`: something is on its way; `holds`: stock is held; `buys`: the purchase is on its way; `checks`: its answer got lost; `failed`: the last attempt did not work. */
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
/** Held stock, and a fresh intent for the purchase that it is held for. */
export interface Held extends OfCart {
  readonly intent: string;
}

/** How a checkout begins. */
export const beginning = (kept: StoredCheckout): CheckoutContext => ({
  cart: null,
  confirmed: null,
  total: kept.total,
  changes: [],
  waiting: [],
  goesOn: false,
  delivery: kept.delivery,
  answers: kept.answers,
  // One that never left its page is drawn anew: a tab that is doubled must not share it.
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

/** The server read it and said no; a lost session or a full house says nothing of the purchase. */
export const isRefused = ({ status }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Pauses before asking again what became of a purchase, in ms. */
export const settlePause = { baseMs: 1_000, maxMs: 30_000 } as const;
/** From so many on they no longer grow. */
const maxPauses = 6;

/** Everything but the chart. */
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
    /** Reads the cart once more. */
    askAgain: outside(),
    /** Gives the held stock back. */
    letGo: outside(),
    /** Keeps what has to outlive a reload. */
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
    /** Its end is known: the next purchase is another one. */
    dropIntent: assign({ intent: null, confirmed: null, total: null, wasSent: false, tries: 0 }),
    /** What is left in the cart has to be read. */
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
