/** What can be redeemed, the same in both organisations but for its words: shelves, offers, prices, windows. */
import type { Language } from '#schema/limits.ts';
import { english } from './shop.en.ts';
import { spanish } from './shop.es.ts';

/** Words of a language; lists stand in the order of the tables below. */
export interface ShopWords {
  /** Name, country, what it delivers: the first is everybody's who has not chosen. */
  readonly catalogs: readonly (readonly [name: string, country: string, description: string])[];
  /** Name and, where it differs, its English name. */
  readonly categories: readonly (readonly [name: string, nameEn?: string])[];
  /** Name and address on the web. */
  readonly providers: readonly (readonly [name: string, host: string])[];
  /** `Name | description`. */
  readonly products: readonly string[];
  /** `Title | discount in words | terms`. */
  readonly coupons: readonly string[];
  readonly currency: string;
  /** What the voucher among the coupons is worth in it. */
  readonly voucher: number;
  readonly questions: Readonly<Record<Question, readonly [label: string, ...options: string[]]>>;
  /** What buyers answer to them. */
  readonly answers: Readonly<Record<Question, readonly string[]>>;
  readonly terms: string;
  /** `Name | what it brings`, with the English name behind another bar where it differs. */
  readonly levels: readonly string[];
  /** Why people ask for points, and what they are answered. */
  readonly asks: readonly string[];
  readonly granted: string;
  readonly denied: string;
  /** Reasons of administrators: to give, to redeem. */
  readonly extra: string;
  readonly bonus: string;
  /** What they say of orders: on its way, cancelled. */
  readonly shipped: string;
  readonly refunded: string;
  /** `Address | city | telephone`. */
  readonly addresses: readonly string[];
}

/** By the language of an organisation. */
export const shopWords: Readonly<Record<Language, ShopWords>> = { es: spanish, en: english };

/** What a buyer is asked. */
export type Question = 'size' | 'email' | 'day';

/** Icons of the categories; the last one but one holds what is the organisation's own, the last is empty and off. */
export const categoryIcons = [
  'compass',
  'sun',
  'headset',
  'party-popper',
  'leaf',
  'sparkles',
  'flame',
] as const;
/** Place of the category that holds the organisation's own. */
export const corporate = 5;

/** An offer: in which category, of which provider (-1: the organisation), for how many points, how many pieces (-1: any number). */
export interface Offer {
  readonly category: number;
  readonly provider: number;
  readonly points: number;
  readonly stock: number;
  /** Place of the only catalog that has it. */
  readonly catalog?: number;
  readonly digital?: true;
  readonly asks?: Question;
  readonly approval?: true;
  /** Days from now at which its window opens, and closes. */
  readonly opens?: number;
  readonly closes?: number;
  readonly off?: true;
  /** So many days old; the others are older than any order. */
  readonly age?: number;
}

type More = Omit<Offer, 'category' | 'provider' | 'points' | 'stock'>;
const offer = (
  category: number,
  provider: number,
  points: number,
  stock: number,
  more: More = {},
): Offer => ({ category, provider, points, stock, ...more });
const digital = { digital: true } as const;
const card = { digital: true, asks: 'email' } as const;

/** Offers in the order of their words. */
export const offers: readonly Offer[] = [
  // The organisation's own: half a day, a day, breakfast, a parking spot, hoodie, bottle, notebook, a week away, a tree, a room, a backpack.
  offer(corporate, -1, 350, -1, { ...digital, approval: true, asks: 'day' }),
  offer(corporate, -1, 650, -1, { ...digital, approval: true, asks: 'day' }),
  offer(corporate, -1, 300, 2, digital),
  offer(corporate, -1, 400, 4, { ...digital, opens: 6 }),
  offer(corporate, -1, 480, 18, { asks: 'size' }),
  offer(corporate, -1, 180, 40),
  offer(corporate, -1, 90, 0),
  offer(corporate, -1, 2_400, -1, { ...digital, approval: true }),
  offer(corporate, -1, 60, -1, digital),
  offer(corporate, -1, 6_000, 1, { ...digital, approval: true, age: 15 }),
  offer(corporate, -1, 260, 9, { off: true }),
  // Cards: coffee, books, more books, technology, telephone, groceries, films at home.
  offer(3, 0, 150, -1, card),
  offer(3, 1, 200, -1, card),
  offer(3, 1, 500, -1, card),
  offer(3, 2, 1_000, -1, card),
  offer(3, 2, 120, -1, { ...card, catalog: 0 }),
  offer(3, 3, 450, -1, card),
  offer(3, 2, 380, -1, card),
  // Technology: headphones, speaker, keyboard, power bank, tablet, watch, lamp.
  offer(2, 2, 1_250, 9),
  offer(2, 2, 980, 6),
  offer(2, 2, 1_600, 4),
  offer(2, 2, 390, 25),
  offer(2, 2, 4_900, 3),
  offer(2, 2, 2_800, 5),
  offer(2, 2, 420, 11, { age: 5 }),
  // Home: press, coffee, pans, blanket, plant, basket, and what one country has alone.
  offer(1, 0, 290, 12),
  offer(1, 0, 140, 60),
  offer(1, 3, 1_450, 7),
  offer(1, 3, 640, 10),
  offer(1, 3, 220, 6, { closes: -9 }),
  offer(1, 3, 750, 30, { opens: 8, closes: 35, age: 12 }),
  offer(1, 3, 480, 8, { catalog: 0 }),
  offer(1, 3, 700, 5, { catalog: 1 }),
  // Experiences: dinner, cinema, mountains, ceramics, a balloon, a farm.
  offer(0, 4, 1_200, -1, digital),
  offer(0, 4, 240, -1, digital),
  offer(0, 4, 3_800, -1, { asks: 'day' }),
  offer(0, 1, 560, 2, digital),
  offer(0, 4, 5_200, 1, { asks: 'day', catalog: 0 }),
  offer(0, 0, 900, 10, { asks: 'day', catalog: 1 }),
  // Wellbeing: massage, gym, yoga, mat.
  offer(4, 4, 680, -1, { ...digital, asks: 'day' }),
  offer(4, 4, 540, -1, digital),
  offer(4, 4, 160, -1, { ...digital, closes: 20 }),
  offer(4, 3, 310, 14),
];

/** Offers that stories name, by their places. */
export const known = {
  halfDay: 0,
  wholeDay: 1,
  hoodie: 4,
  bottle: 5,
  notebook: 6,
  tree: 8,
  coffeeCard: 11,
  headphones: 18,
  watch: 23,
  press: 25,
  coffee: 26,
  cinema: 34,
  mat: 42,
} as const;

/** A coupon: of which provider, for how many points, how many are left (-1: any number). */
export interface Bargain {
  readonly provider: number;
  readonly points: number;
  readonly stock: number;
  /** Worth money. */
  readonly isVoucher?: true;
  /** Days from now. */
  readonly starts?: number;
  readonly ends?: number;
}

/** Coupons in the order of their words. */
export const bargains: readonly Bargain[] = [
  { provider: 0, points: 0, stock: -1, ends: 3 },
  { provider: 0, points: 80, stock: -1 },
  { provider: 0, points: 0, stock: 25 },
  { provider: 1, points: 0, stock: -1 },
  { provider: 1, points: 150, stock: 12, isVoucher: true },
  { provider: 1, points: 0, stock: -1, ends: -4 },
  { provider: 4, points: 60, stock: 0 },
  { provider: 4, points: 90, stock: 8, starts: 5 },
];

/** From how many points a level begins, with its icon. */
export const levelSteps: readonly (readonly [number, string])[] = [
  [0, 'sprout'],
  [250, 'leaf'],
  [750, 'sun'],
  [1_500, 'star'],
  [3_000, 'mountain'],
  [6_000, 'trophy'],
];

/** The parts of a line of words. */
export const partsOf = (line: string): readonly string[] => line.split(' | ');
