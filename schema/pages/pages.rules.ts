/** What a page's address may be, where announcements stand, and what can be featured: the same for the screens and the backend. */
import * as z from 'zod/mini';
import { isSafeLink } from '../kit/richText.ts';

/** Length of an address, in characters (ours). */
const slugLength = { least: 2, most: 60 } as const;

/** Lower-case words joined by hyphens. */
export const Slug = z.string().check(
  z.trim(),
  z.minLength(slugLength.least),
  z.maxLength(slugLength.most),
  z.refine((slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug), { params: { code: 'slug_shape' } }),
);

/** The address that a title suggests: accents gone, words joined by hyphens; empty where too little is left of it. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replace(/^-/u, '')
    .slice(0, slugLength.most)
    .replace(/-$/u, '');
  return words.length < slugLength.least ? '' : words;
}

/** Where an announcement stands: a card on the home page, one line above every page, or in the catalogue. */
export const placements = ['home', 'banner', 'catalog'] as const;
export type Placement = (typeof placements)[number];

/** What the home page can feature. */
export const featuredKinds = ['page', 'product', 'coupon', 'poll', 'link'] as const;
export type FeaturedKind = (typeof featuredKinds)[number];

/** Most things featured at once (ours). */
export const maxFeatured = 6;

/** Where something featured or announced leads. */
export const FeaturedLink = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isSafeLink, { params: { code: 'link_unsafe' } }));
