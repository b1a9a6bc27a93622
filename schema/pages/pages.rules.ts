/** Rules of page slugs, placements of announcements and featured items, for screens and backend. */
import * as z from 'zod/mini';
import { isSafeLink } from '../kit/richText.ts';
import { saying } from '../sentences.ts';
import { organizationSettingsReasons } from '../reasons.organizationSettings.ts';
import { richTextReasons } from '../reasons.richText.ts';

/** Minimum and maximum length of a slug, in characters (ours). */
const slugLength = { least: 2, most: 60 } as const;

/** Lower-case words joined by hyphens. */
export const Slug = z.string().check(
  z.trim(),
  z.minLength(slugLength.least),
  z.maxLength(slugLength.most),
  z.refine(
    (slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug),
    saying(organizationSettingsReasons, 'slug_shape'),
  ),
);

/** Suggests a slug for a title: without accents, words joined by hyphens; empty if too few characters remain. */
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

/** Placement of an announcement: a card on the home screen, one line above every page, or in the catalogue. */
export const placements = ['home', 'banner', 'catalog'] as const;
export type Placement = (typeof placements)[number];

/** Kinds of featured items. */
export const featuredKinds = ['page', 'product', 'coupon', 'poll', 'link'] as const;
export type FeaturedKind = (typeof featuredKinds)[number];

/** Maximum number of featured items (ours). */
export const maxFeatured = 6;

/** Link of a featured item or an announcement. */
export const FeaturedLink = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isSafeLink, saying(richTextReasons, 'link_unsafe')));
