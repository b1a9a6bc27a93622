/**
 * A small model of the shop by the rules of the contract: the cart, balance, holds, orders and intents of one buyer.
 */
import type { Cart, CartItem, Purchase } from '#schema/cart/cart.shapes.ts';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import type { LineChange } from '#machines/checkout.lines.ts';
import type { PlacedOrder } from '#machines/checkout.setup.ts';
import { ApiError, errorOf, type Reason } from '#schema/errors.ts';

/** A call from a page. */
export type Call =
  | { readonly kind: 'cart' }
  | { readonly kind: 'save'; readonly changes: readonly LineChange[] }
  | { readonly kind: 'hold' }
  | { readonly kind: 'release' }
  | { readonly kind: 'buy'; readonly purchase: Purchase }
  | { readonly kind: 'settle'; readonly intent: string };

/** Bugs that a test can plant. */
export interface ShopFaults {
  /** A known intent buys again. */
  readonly forgetsIntents?: boolean;
  /** Settling does not close an intent. */
  readonly leavesOpen?: boolean;
}

interface Line {
  readonly id: string;
  readonly product: number;
  quantity: number;
  points: number;
}

interface Ware {
  price: number;
  stock: number;
}

/** An order with the units of each product. */
export interface ShopOrder extends PlacedOrder {
  readonly intent: string;
  readonly pieces: readonly number[];
}

const refusal = (reasons: readonly Reason[]): ApiError =>
  new ApiError({ ...errorOf('invalid', 'es').facts(), retryable: false, reasons });
const conflict = (code: string): ApiError =>
  new ApiError({
    ...errorOf('conflict', 'es').facts(),
    retryable: false,
    reasons: [{ field: 'intent', code, message: code }],
  });

const productOf = (number: number, { price, stock }: Ware): Product => ({
  id: `product ${number}`,
  externalId: null,
  catalogId: null,
  categoryId: 'category',
  categoryName: '',
  categoryNameEn: null,
  icon: null,
  provider: null,
  name: `product ${number}`,
  description: '',
  imageUrls: [],
  points: price,
  stock,
  isDigital: number !== 0,
  questions: number === 1 ? [{ id: 'size', label: 'size', required: true, options: [] }] : [],
  justCorporative: false,
  terms: '',
  needsApproval: false,
  opensAt: null,
  closesAt: null,
  active: true,
  missing: [],
  createdAt: '',
});

/** The model shop, which holds the true state of a trial. */
export class Shop {
  readonly wares: readonly Ware[] = [
    { price: 10, stock: 4 },
    { price: 25, stock: 3 },
    { price: 5, stock: 6 },
  ];
  balance = 60;
  granted = 60;
  /** Units that ever came into stock, and units that other buyers took. */
  readonly came = [4, 3, 6];
  readonly others = [0, 0, 0];
  readonly held = [0, 0, 0];
  lines: Line[] = [];
  readonly orders: ShopOrder[] = [];
  /** Intent → order; null for a closed intent. */
  readonly intents = new Map<string, ShopOrder | null>();
  private drawn = 0;
  private readonly faults: ShopFaults;

  constructor(faults: ShopFaults = {}) {
    this.faults = faults;
  }

  /** Adds a product from the catalog at its current price. */
  add(product: number): void {
    const line = this.lines.find((one) => one.product === product);
    if (line !== undefined) line.quantity++;
    else {
      this.lines.push({ id: `line ${++this.drawn}`, product, quantity: 1, points: this.ware(product).price });
    }
  }

  /** Answers a call. Throws `ApiError` without changing anything. */
  answer(call: Call): unknown {
    switch (call.kind) {
      case 'cart':
        return this.cart();
      case 'save':
        return this.save(call.changes);
      case 'hold':
        return this.hold();
      case 'release':
        this.letGo();
        return this.cart();
      case 'buy':
        return this.buy(call.purchase);
      case 'settle': {
        const order = this.intents.get(call.intent);
        if (order === undefined && this.faults.leavesOpen !== true) this.intents.set(call.intent, null);
        return order ?? null;
      }
    }
  }

  /** Releases all holds. */
  letGo(): void {
    this.held.forEach((pieces, product) => {
      this.ware(product).stock += pieces;
      this.held[product] = 0;
    });
  }

  cart(): Cart {
    const items = this.lines.map((line): CartItem => {
      const ware = this.ware(line.product);
      const free = this.free(line.product);
      return {
        id: line.id,
        product: productOf(line.product, { ...ware, stock: free }),
        providerId: null,
        externalProductId: null,
        name: '',
        imageUrl: null,
        points: line.points,
        currentPoints: ware.price,
        quantity: line.quantity,
        options: {},
        missing:
          free < line.quantity ? [{ code: 'stock', have: free, need: line.quantity, changesAt: null }] : [],
        createdAt: '',
      };
    });
    return {
      items,
      count: items.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPoints: this.total(this.lines),
      balance: this.balance,
      heldUntil: this.held.some((pieces) => pieces > 0) ? 'soon' : null,
    };
  }

  private ware(product: number): Ware {
    const ware = this.wares[product];
    if (ware === undefined) throw new Error(`no product ${product}`);
    return ware;
  }

  private free(product: number): number {
    return this.ware(product).stock + (this.held[product] ?? 0);
  }

  private total(lines: readonly Line[]): number {
    return lines.reduce((sum, { product, quantity }) => sum + quantity * this.ware(product).price, 0);
  }

  private save(changes: readonly LineChange[]): Cart {
    for (const { itemId, quantity, acceptPrice } of changes) {
      const line = this.lines.find(({ id }) => id === itemId);
      if (line === undefined)
        throw refusal([{ field: 'items.0.item_id', code: 'id_unknown', message: 'id_unknown' }]);
      line.quantity = quantity;
      if (acceptPrice === true) line.points = this.ware(line.product).price;
    }
    this.lines = this.lines.filter(({ quantity }) => quantity > 0);
    return this.cart();
  }

  private faultsOf(lines: readonly Line[]): readonly Reason[] {
    return lines.flatMap(({ product, quantity, points }, index) => [
      ...(this.free(product) < quantity
        ? [{ field: `items.${index}`, code: 'product_stock', message: 'product_stock' }]
        : []),
      ...(this.ware(product).price === points
        ? []
        : [{ field: `items.${index}`, code: 'price_changed', message: 'price_changed' }]),
    ]);
  }

  private hold(): Cart {
    const faults = this.faultsOf(this.lines);
    if (this.lines.length === 0)
      throw refusal([{ field: 'items', code: 'cart_empty', message: 'cart_empty' }]);
    if (faults.length > 0) throw refusal(faults);
    this.letGo();
    for (const { product, quantity } of this.lines) {
      this.ware(product).stock -= quantity;
      this.held[product] = quantity;
    }
    return this.cart();
  }

  private buy({ items = [], totalPoints, delivery, intent = '' }: Purchase): ShopOrder {
    const known = this.faults.forgetsIntents === true ? undefined : this.intents.get(intent);
    if (known === null) throw conflict('intent_closed');
    if (known !== undefined) return known;
    const lines = items.map(({ itemId }) => this.lines.find(({ id }) => id === itemId));
    const found = lines.filter((line) => line !== undefined);
    const reasons: Reason[] = [...this.faultsOf(found)];
    if (found.length < lines.length)
      reasons.push({ field: 'items.0.item_id', code: 'id_unknown', message: 'id_unknown' });
    const total = this.total(found);
    if (total !== totalPoints)
      reasons.push({ field: 'total_points', code: 'price_changed', message: 'price_changed' });
    if (total > this.balance)
      reasons.push({ field: 'total_points', code: 'points_to_redeem_insufficient', message: 'points' });
    if (found.some(({ product }) => product === 0) && delivery === undefined)
      reasons.push({ field: 'delivery', code: 'required', message: 'required' });
    if (reasons.length > 0) throw refusal(reasons);
    const pieces = [0, 0, 0];
    this.letGo();
    for (const { product, quantity } of found) {
      this.ware(product).stock -= quantity;
      pieces[product] = quantity;
    }
    this.balance -= total;
    const order: ShopOrder = {
      id: `order ${this.orders.length + 1}`,
      number: `A-${this.orders.length + 1}`,
      status: 'approved',
      totalPoints: total,
      items: [],
      delivery: null,
      createdAt: '',
      intent,
      pieces,
    };
    this.orders.push(order);
    this.intents.set(intent, order);
    this.lines = this.lines.filter((line) => !found.includes(line));
    return order;
  }
}
