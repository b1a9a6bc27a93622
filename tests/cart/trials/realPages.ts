/**
 * Pages with the real checkout over a whole deployment: real client, facade, backend and store. Only the network has
 * faults.
 */
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { products } from '#backend/stock/catalog.tables.ts';
import { purchaseIntents } from '#backend/cart/cart.tables.ts';
import { orders } from '#backend/orders/orders.tables.ts';
import { tokenKey } from '#schema/limits.ts';
import { createCheckout, type CheckoutActor } from '#src/cart/checkout.actors.ts';
import { keepCheckout, readCheckout } from '#src/cart/storedCheckout.ts';
import { FakeStorage } from '#tests/support/edge.ts';
import { aShop, type Shop } from '#tests/backend/shopFixture.ts';
import type { StoreKind } from '#tests/support/deployment.ts';
import type { Dice } from '#tests/support/seededRandom.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** Divides all timeouts by this factor, so that pauses of minutes take milliseconds. */
const haste = 2_000;

/** The network conditions. */
export interface RealWeather {
  readonly isCalm: boolean;
  readonly dice: Dice;
}

/** One page. */
export interface RealTab {
  readonly actor: CheckoutActor;
  readonly owner: DraftOwner;
  readonly leave: () => void;
}

/** A shop with one buyer, which opens pages. */
export interface RealShop {
  readonly shop: Shop;
  weather: RealWeather;
  /** The result that pages showed for each confirmed intent. */
  readonly said: Map<string, 'open' | 'done' | 'refused'>;
  /** Orders that a page learned of after it was left. */
  readonly late: Set<string>;
  open(kept?: RealTab): RealTab;
  /** Intents in the store, each with its order or null. */
  intents(): Promise<ReadonlyMap<string, string | null>>;
  orderCount(): Promise<number>;
  reprice(id: string, points: number): Promise<unknown>;
  /** Waits for a real millisecond. */
  breathe(): Promise<void>;
  /** Waits until all pending work is done. */
  calmDown(): Promise<void>;
  close(): void;
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets a few ticks of pending work run. */
export async function aWhile(dice: Dice): Promise<void> {
  for (let ticks = dice.whole(1, 8); ticks > 0; ticks--) await tick();
}

/** Opens the shop over one of the stores. */
export async function aRealShop(kind: StoreKind, weather: RealWeather): Promise<RealShop> {
  const shop = await aShop(kind);
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / haste));
  vi.stubGlobal('location', { origin: 'https://taller.example' });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  localStorage.setItem(tokenKey, await shop.deployment.tokenOf('ana@taller.example'));

  const flying = new Set<Promise<unknown>>();
  const said: RealShop['said'] = new Map();
  const late = new Set<string>();
  let opened = 0;

  async function answered(request: Request): Promise<Response> {
    const { query, variables } = (await request.json()) as {
      readonly query: string;
      readonly variables: Record<string, unknown>;
    };
    const key = request.headers.get('idempotency-key');
    const answer = await shop.deployment.ask(query, {
      as: 'ana@taller.example',
      variables,
      headers: key === null ? {} : { 'idempotency-key': key },
    });
    return Response.json(answer);
  }
  function sent(request: Request): Promise<Response> {
    const answer = answered(request);
    flying.add(answer);
    void answer.finally(() => flying.delete(answer));
    return answer;
  }
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { dice, isCalm } = real.weather;
    if (isCalm) return sent(request);
    const chance = dice.next();
    if (chance < 0.1) throw new TypeError('Failed to fetch');
    // A copy of the request can arrive at any time.
    if (chance < 0.2)
      void aWhile(dice).then(
        () => sent(request.clone()),
        () => undefined,
      );
    if (chance < 0.35) await aWhile(dice);
    const answer = await sent(request.clone());
    if (chance < 0.5) await aWhile(dice);
    if (dice.hits(0.12)) throw new TypeError('Failed to fetch');
    if (dice.hits(0.05)) return new Response('<h1>502</h1>', { status: 502 });
    return answer;
  });

  const real: RealShop = {
    shop,
    weather,
    said,
    late,
    open(kept) {
      // Each page has its own owner, because each real tab has its own storage.
      const owner = { id: `ana in tab ${++opened}`, orgId: 'taller' };
      if (kept !== undefined) keepCheckout(owner, readCheckout(kept.owner));
      const cache = new QueryClient({
        defaultOptions: { queries: { retry: 2, retryDelay: 1_000, networkMode: 'always' } },
      });
      const { actor, open } = createCheckout(cache, owner, {
        boughtElsewhere: ({ id }) => void late.add(id),
      });
      let before = actor.getSnapshot().context;
      actor.subscribe(({ context, value }) => {
        const { intent, wasSent } = context;
        if (wasSent && intent !== null && !said.has(intent)) said.set(intent, 'open');
        if (before.wasSent && before.intent !== null && !wasSent)
          said.set(before.intent, value === 'done' ? 'done' : 'refused');
        before = context;
      });
      const leave = open();
      return { actor, owner, leave };
    },
    async intents() {
      const { rows } = await shop.look((store) => store.list(purchaseIntents));
      return new Map(rows.map(({ intent, orderId }) => [intent, orderId]));
    },
    orderCount: () => shop.look(async (store) => (await store.tally(orders))[0]?.count ?? 0),
    reprice: (id, points) => shop.change((store) => store.update(products, { id }, { points })),
    breathe: () => new Promise((resolve) => wait(resolve, 1)),
    async calmDown() {
      while (flying.size > 0) {
        await Promise.allSettled(flying);
        for (let ticks = 0; ticks < 10; ticks++) await tick();
      }
    },
    close() {
      shop.deployment.close();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
  return real;
}
