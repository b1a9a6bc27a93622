/**
 * The store's content apart from its texts, the same in both organisations: categories, offers, prices,
 * windows.
 */
import type { Language } from '#schema/limits.ts';
import { english } from './shop.en.ts';
import { spanish } from './shop.es.ts';

/** Texts of a language; lists are in the order of the tables below. */
export interface ShopWords {
  /** Name, country, delivery area; the first catalog is the default. */
  readonly catalogs: readonly (readonly [name: string, country: string, description: string])[];
  /** Name, and the English name if it differs. */
  readonly categories: readonly (readonly [name: string, nameEn?: string])[];
  /** Name and host name. */
  readonly providers: readonly (readonly [name: string, host: string])[];
  /** `Name | description`. */
  readonly products: readonly string[];
  /** `Title | discount as text | terms`. */
  readonly coupons: readonly string[];
  readonly currency: string;
  /** Value of the voucher among the coupons, in `currency`. */
  readonly voucher: number;
  readonly questions: Readonly<Record<Question, readonly [label: string, ...options: string[]]>>;
  /** Answers of buyers to the questions. */
  readonly answers: Readonly<Record<Question, readonly string[]>>;
  readonly terms: string;
  /** `Name | benefit`, with the English name after another bar if it differs. */
  readonly levels: readonly string[];
  /** Reasons of requests for points, and their answers. */
  readonly asks: readonly string[];
  readonly granted: string;
  readonly denied: string;
  /** Reasons of administrators for points to give and points to redeem. */
  readonly extra: string;
  readonly bonus: string;
  /** Messages of administrators about orders: shipped, cancelled. */
  readonly shipped: string;
  readonly refunded: string;
  /** `Address | city | telephone`, in the country of each catalog. */
  readonly addresses: readonly (readonly string[])[];
}

/** By the language of an organisation. */
export const shopWords: Readonly<Record<Language, ShopWords>> = { es: spanish, en: english };

/** Questions to a buyer. */
export type Question = 'size' | 'email' | 'day';

/**
 * Icons of the categories; the last but one holds the organisation's own offers, the last is empty and
 * inactive.
 */
export const categoryIcons = [
  'compass',
  'sun',
  'headset',
  'party-popper',
  'leaf',
  'sparkles',
  'flame',
] as const;
/** Index of the category with the organisation's own offers. */
export const corporate = 5;

/** An offer: category, provider (-1: the organisation), points, and stock (-1: unlimited). */
export interface Offer {
  readonly category: number;
  readonly provider: number;
  readonly points: number;
  readonly stock: number;
  /** Index of the only catalog that has it. */
  readonly catalog?: number;
  readonly digital?: true;
  readonly asks?: Question;
  readonly approval?: true;
  /** Days from now at which its window opens and closes. */
  readonly opens?: number;
  readonly closes?: number;
  readonly off?: true;
  /** Age in days. Default: older than any order. */
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

/** Offers in the order of their texts. */
export const offers: readonly Offer[] = [
  // The organisation's own: half a day, a day, breakfast, a parking spot, hoodie, bottle, notebook, a week
  // away, a tree, a meeting room, a backpack.
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
  // Home: press, coffee, pans, blanket, plant, basket, and the offers of a single country.
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

/** Offers that seeds refer to, by index. */
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

/** A coupon: provider, points, and stock (-1: unlimited). */
export interface Bargain {
  readonly provider: number;
  readonly points: number;
  readonly stock: number;
  /** Whether the coupon is worth money. */
  readonly isVoucher?: true;
  /** Days from now. */
  readonly starts?: number;
  readonly ends?: number;
}

/** Coupons in the order of their texts. */
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

/** The points at which a level begins, with its icon. */
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
