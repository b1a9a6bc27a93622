/** The machine of a checkout wired to the API, the query cache and what this tab keeps. */
import { QueryObserver, type QueryClient, type QueryObserverResult } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { CheckoutEvent, PlacedOrder } from '#machines/checkout.setup.ts';
import type { Cart, Purchase } from '#schema/cart/cart.shapes.ts';
import { logFailure } from '#src/api/quietLog.ts';
import { newKey } from '#src/api/newKey.ts';
import { tokenStore } from '#src/api/token.ts';
import { inspect } from '#src/lib/recorder.ts';
import { cartQueries } from './cart.queries.ts';
import { holdCart, releaseCart, updateCart } from './cart.writes.ts';
import { holdEndsAt } from './holdClock.ts';
import { keepCheckout, readCheckout, type CheckoutOwner } from './storedCheckout.ts';
import { buy, settle } from './purchase.ts';

/** A running checkout. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** What the page does that the machine cannot. */
export interface CheckoutOutside {
  /** The purchase came to its end after its page was left. */
  readonly boughtElsewhere: (order: PlacedOrder) => void;
}

const untilAborted = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
};

/** Tells how the cart stands, when the network is back and when the session ends, for as long as somebody looks. */
async function watch(
  cache: QueryClient,
  { tell, signal }: { readonly tell: (event: CheckoutEvent) => void; readonly signal: AbortSignal },
): Promise<void> {
  const observer = new QueryObserver(cache, cartQueries.cart());
  let told: unknown = null;
  // The same cart read anew is news as well: somebody may wait for it.
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

/** Resolves when a hold ends; never where nothing is held. */
function waitForEnd(until: string | null, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = holdEndsAt(until, Date.now());
  if (end === null) return promise;
  const timer = setTimeout(resolve, end - Date.now());
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return promise;
}

/** The machine of a person's checkout. */
export function checkoutWith(cache: QueryClient, owner: CheckoutOwner, outside: CheckoutOutside) {
  // Whatever is let go must be so before it is held again.
  let releasing: Promise<unknown> = Promise.resolve();
  const letGo = (): void => {
    releasing = releaseCart(cache).catch((error: unknown) => logFailure('release of the cart', error));
  };

  async function buyOnce(purchase: Purchase, signal: AbortSignal): Promise<PlacedOrder> {
    // No signal goes along: a page that is left must not break off what is already going out.
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
        hold: fromPromise(async () => {
          await releasing;
          return { cart: await holdCart(cache), intent: newKey() };
        }),
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

/** A checkout that somebody looks at. */
export interface Checkout {
  readonly actor: CheckoutActor;
  /** Begins, and answers how to leave: what is held is let go, what is being bought goes on. */
  readonly open: () => () => void;
}

/** The checkout of a person in this tab, with what it kept before a reload. */
export function createCheckout(cache: QueryClient, owner: CheckoutOwner, outside: CheckoutOutside): Checkout {
  const { machine, letGo } = checkoutWith(cache, owner, outside);
  const actor = createActor(machine, { input: readCheckout(owner), inspect });
  return {
    actor,
    open() {
      actor.start();
      actor.send({ type: 'cart.opened' });
      return () => {
        if (actor.getSnapshot().hasTag('holds')) letGo();
        actor.stop();
      };
    },
  };
}
