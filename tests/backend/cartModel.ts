/** A model of a shop with three products and three people, by the rules alone and without tables or transactions. */
import { holdMs } from '#schema/limits.parts.ts';

export const people = ['ana', 'bruno', 'elena'] as const;
export const prices = { mug: 10, card: 25, air: 5 } as const;
export type Person = (typeof people)[number];
export type Thing = keyof typeof prices;
export const things = ['mug', 'card', 'air'] as const satisfies readonly Thing[];

/** One action. */
export type Act =
  | { readonly do: 'put'; readonly who: Person; readonly what: Thing; readonly pieces: number }
  | { readonly do: 'set'; readonly who: Person; readonly what: Thing; readonly pieces: number }
  | { readonly do: 'hold'; readonly who: Person }
  | { readonly do: 'release'; readonly who: Person }
  | { readonly do: 'buy'; readonly who: Person }
  | { readonly do: 'cancel'; readonly who: Person }
  /** Time passes: with `wait` the jobs run, with `late` they do not. */
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'late'; readonly ms: number }
  | { readonly do: 'adjust'; readonly what: Thing; readonly by: number };

interface Held {
  pieces: number;
  readonly until: number;
}
type Shelf<V> = Partial<Record<Thing, V>>;
interface Place {
  readonly cart: Shelf<number>;
  readonly held: Shelf<Held>;
  points: number;
  /** Active orders, newest last. */
  readonly orders: Shelf<number>[];
}

/** The whole state. */
export interface State {
  now: number;
  /** `air` has unlimited stock. */
  readonly stock: Record<Thing, number>;
  readonly places: Readonly<Record<Person, Place>>;
}

/** The initial state. */
export const begin = (now: number, stock: number, points: number): State => {
  const place = (): Place => ({ cart: {}, held: {}, points, orders: [] });
  return {
    now,
    stock: { mug: stock, card: 1, air: 0 },
    places: { ana: place(), bruno: place(), elena: place() },
  };
};

const isCounted = (what: Thing): boolean => what !== 'air';

function letGo(state: State, place: Place, what: Thing, keep: number): void {
  const held = place.held[what];
  if (held === undefined || held.pieces <= keep) return;
  state.stock[what] += held.pieces - keep;
  held.pieces = keep;
  if (keep === 0) delete place.held[what];
}

function expire(state: State): void {
  for (const who of people)
    for (const what of things) {
      const held = state.places[who].held[what];
      if (held !== undefined && held.until <= state.now) letGo(state, state.places[who], what, 0);
    }
}

const linesOf = (shelf: Shelf<number>): readonly (readonly [Thing, number])[] =>
  things.flatMap((what) => (shelf[what] === undefined ? [] : [[what, shelf[what]] as const]));

/** Applies an action to a copy; undefined if the action must be refused. */
export function after(before: State, act: Act): State | undefined {
  const state = structuredClone(before);
  if (act.do === 'wait' || act.do === 'late') {
    state.now += act.ms;
    if (act.do === 'wait') expire(state);
    return state;
  }
  if (act.do === 'adjust') {
    state.stock[act.what] += act.by;
    return state.stock[act.what] < 0 ? undefined : state;
  }
  const place = state.places[act.who];
  if (act.do === 'put') {
    place.cart[act.what] = (place.cart[act.what] ?? 0) + act.pieces;
    return state;
  }
  if (act.do === 'set') {
    if (place.cart[act.what] === undefined) return undefined;
    if (act.pieces === 0) delete place.cart[act.what];
    else place.cart[act.what] = act.pieces;
    letGo(state, place, act.what, act.pieces);
    return state;
  }
  if (act.do === 'cancel') {
    const order = place.orders.pop();
    if (order === undefined) return undefined;
    for (const [what, pieces] of linesOf(order)) {
      if (isCounted(what)) state.stock[what] += pieces;
      place.points += prices[what] * pieces;
    }
    return state;
  }
  // A purchase takes held stock first; every other action begins by releasing the hold.
  if (act.do !== 'buy') for (const what of things) letGo(state, place, what, 0);
  if (act.do === 'release') return state;
  expire(state);
  const lines = linesOf(place.cart);
  if (lines.length === 0) return undefined;
  for (const [what, pieces] of lines) {
    if (!isCounted(what)) continue;
    state.stock[what] += (place.held[what]?.pieces ?? 0) - pieces;
    delete place.held[what];
    if (state.stock[what] < 0) return undefined;
    if (act.do === 'hold') place.held[what] = { pieces, until: state.now + holdMs };
  }
  if (act.do === 'hold') return state;
  for (const [what, pieces] of lines) place.points -= prices[what] * pieces;
  if (place.points < 0) return undefined;
  place.orders.push({ ...place.cart });
  for (const what of things) delete place.cart[what];
  return state;
}
