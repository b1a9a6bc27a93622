/** The checkout machine connected to the API, the query cache and this tab's storage. */
import { QueryObserver, type QueryClient, type QueryObserverResult } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { CheckoutEvent, PlacedOrder } from '#machines/checkout.setup.ts';
import type { Cart, Purchase } from '#schema/cart/cart.shapes.ts';
import { logFailure } from '#src/api/quietLog.ts';
import { newKey } from '#src/api/newKey.ts';
import { tokenStore } from '#src/api/token.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { cartQueries } from './cart.queries.ts';
import { holdCart, releaseCart, updateCart } from './cart.writes.ts';
import { holdEndsAt } from './holdClock.ts';
import { keepCheckout, readCheckout } from './storedCheckout.ts';
import { buy, settle } from './purchase.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** A running checkout. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** Callbacks of the page for the machine. */
export interface CheckoutOutside {
  /** The purchase completed after its page was left. */
  readonly boughtElsewhere: (order: PlacedOrder) => void;
}

/** Sends cart updates, the return of the network and the end of the session to the machine, until aborted. */
async function watch(
  cache: QueryClient,
  { tell, signal }: { readonly tell: (event: CheckoutEvent) => void; readonly signal: AbortSignal },
): Promise<void> {
  const observer = new QueryObserver(cache, cartQueries.cart());
  let told: unknown = null;
  // A re-read of an unchanged cart is also an update: the machine may wait for it.
  let toldAt = 0;
  const hear = ({ data, dataUpdatedAt, error, isError }: QueryObserverResult<Cart>): void => {
    const news: unknown = isError ? error : data;
    if (news === undefined || (news === told && dataUpdatedAt === toldAt)) return;
    told = news;
    toldAt = dataUpdatedAt;
    if (isError) tell({ type: 'cart.lost', error });
    else if (data !== undefined) tell({ type: 'cart.arrived', cart: data });
  };
  const leave = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  const deafen = tokenStore.subscribe((token) => {
    if (token === null) tell({ type: 'session.ended' });
  });
  await untilAborted(signal);
  leave();
  deafen();
}

/** Resolves when a hold ends; never resolves without a hold. */
function waitForEnd(until: string | null, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = holdEndsAt(until, Date.now());
  if (end === null) return promise;
  const timer = setTimeout(resolve, end - Date.now());
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return promise;
}

/** The last hold and the last release of a page, over all its checkouts: a cart can be left and opened again. */
interface Stock {
  holding: Promise<unknown>;
  releasing: Promise<unknown>;
}
const stocks = new WeakMap<QueryClient, Stock>();
function stockOf(cache: QueryClient): Stock {
  const known = stocks.get(cache) ?? { holding: Promise.resolve(), releasing: Promise.resolve() };
  stocks.set(cache, known);
  return known;
}

/** The checkout machine of a person. */
export function checkoutWith(cache: QueryClient, owner: DraftOwner, outside: CheckoutOutside) {
  const stock = stockOf(cache);
  // A release must not overtake the hold that it ends, nor the next hold the release.
  const letGo = (): void => {
    stock.releasing = Promise.allSettled([stock.holding])
      .then(() => releaseCart(cache))
      .catch((error: unknown) => logFailure('release of the cart', error));
  };

  async function hold(signal: AbortSignal): Promise<Cart> {
    await stock.releasing;
    signal.throwIfAborted();
    const held = holdCart(cache);
    stock.holding = held;
    return held;
  }

  async function buyOnce(purchase: Purchase, signal: AbortSignal): Promise<PlacedOrder> {
    // No signal: leaving the page must not abort a running purchase.
    const order = await buy(cache, purchase);
    if (signal.aborted) {
      keepCheckout(owner, { ...readCheckout(owner), intent: null, step: 'cart', total: null });
      outside.boughtElsewhere(order);
    }
    return order;
  }

  return {
    letGo,
    machine: checkoutMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(cache, { ...input, signal })),
        save: fromPromise(({ input }) => updateCart(cache, input.changes)),
        hold: fromPromise(async ({ signal }) => ({ cart: await hold(signal), intent: newKey() })),
        holdEnd: fromPromise(({ input, signal }) => waitForEnd(input.until, signal)),
        buy: fromPromise(({ input, signal }) => buyOnce(input, signal)),
        settle: fromPromise(({ input }) => settle(cache, input.intent)),
      },
      actions: {
        askAgain: () => void cache.invalidateQueries({ queryKey: cartQueries.all() }),
        letGo,
        remember: (_, kept) => keepCheckout(owner, kept),
      },
    }),
  };
}

/** A mounted checkout. */
export interface Checkout {
  readonly actor: CheckoutActor;
  /**
   * Starts the checkout; the returned function leaves it: it releases stock that is held or about to be held, and
   * lets a running purchase continue.
   */
  readonly open: () => () => void;
}

/** The checkout of a person in this tab, restored after a reload. */
export function createCheckout(cache: QueryClient, owner: DraftOwner, outside: CheckoutOutside): Checkout {
  const { machine, letGo } = checkoutWith(cache, owner, outside);
  const actor = createActor(machine, { input: readCheckout(owner), inspect });
  return {
    actor,
    open() {
      actor.start();
      actor.send({ type: 'cart.opened' });
      return () => {
        const snapshot = actor.getSnapshot();
        if (snapshot.hasTag('holds') || snapshot.matches('holding')) letGo();
        actor.stop();
      };
    },
  };
}
