/**
 * Rich text as plain data: a list of blocks that screens render with their own components, so no markup is ever
 * executed (spec §7 "Custom pages").
 */
import * as z from 'zod/mini';
import { holdsRuns } from './text.ts';
import { saying } from '../sentences.ts';
import { richTextReasons } from '../reasons.richText.ts';

/** Maximum number of blocks per text, characters per text and parts per line (ours). */
export const richTextLimits = {
  blocks: 300,
  characters: 30_000,
  parts: 400,
  items: 100,
  address: 2_000,
} as const;

/** Whether a link is allowed: web, mail, telephone, or a path of the product itself. */
export function isSafeLink(address: string): boolean {
  if (/^\/(?![/\\])/u.test(address)) return !/\s/u.test(address);
  if (!URL.canParse(address)) return false;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(address).protocol);
}

const Link = z
  .string()
  .check(
    z.trim(),
    z.maxLength(richTextLimits.address),
    z.refine(isSafeLink, saying(richTextReasons, 'link_unsafe')),
  );

/** A run of characters with the same formatting. */
export const RichPart = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(richTextLimits.characters)),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  link: z.optional(Link),
});
export type RichPart = z.output<typeof RichPart>;

const Line = z.array(RichPart).check(z.maxLength(richTextLimits.parts));

/** All block types. */
export const richBlockTypes = ['paragraph', 'heading', 'list', 'quote', 'image', 'divider'] as const;

/** One block; fields of another block type are rejected. */
export const RichBlock = holdsRuns(
  z
    .object({
      type: z.enum(richBlockTypes),
      /** For headings. */
      level: z.optional(z.union([z.literal(2), z.literal(3)])),
      /** For paragraphs, headings and quotes. */
      text: z.optional(Line),
      /** For lists. */
      ordered: z.optional(z.boolean()),
      items: z.optional(z.array(Line).check(z.maxLength(richTextLimits.items))),
      /** For images: the key of an uploaded `corp-benef-image`, its alternative text, and in responses its URL. */
      key: z.optional(z.string().check(z.maxLength(100))),
      alt: z.optional(z.string().check(z.maxLength(300))),
      url: z.optional(z.nullable(z.string())),
    })
    .check(
      z.refine(
        ({ type, level, text, ordered, items, key, alt }) => {
          const has = (...fields: readonly unknown[]): boolean => fields.some((one) => one !== undefined);
          switch (type) {
            case 'paragraph':
            case 'quote':
              return text !== undefined && !has(level, ordered, items, key, alt);
            case 'heading':
              return text !== undefined && level !== undefined && !has(ordered, items, key, alt);
            case 'list':
              return items !== undefined && !has(level, text, key, alt);
            case 'image':
              return key !== undefined && alt !== undefined && !has(level, text, ordered, items);
            case 'divider':
              return !has(level, text, ordered, items, key, alt);
          }
        },
        saying(richTextReasons, 'block_shape'),
      ),
    ),
);
export type RichBlock = z.output<typeof RichBlock>;

const charactersOf = (blocks: readonly RichBlock[]): number =>
  blocks
    .flatMap(({ text = [], items = [] }) => [...text, ...items.flat()])
    .reduce((sum, part) => sum + part.text.length, 0);

/** A whole text; an empty text has no blocks. */
export const RichText = z.array(RichBlock).check(
  z.maxLength(richTextLimits.blocks),
  z.refine(
    (blocks) => charactersOf(blocks) <= richTextLimits.characters,
    saying(richTextReasons, 'text_long'),
  ),
);
export type RichText = z.output<typeof RichText>;

/** The words of a text without formatting, for search and previews. */
export const plainText = (blocks: RichText): string =>
  blocks
    .map(
      ({ text = [], items = [], alt }) =>
        [text, ...items].map((line) => line.map((part) => part.text).join('')).join(' ') || (alt ?? ''),
    )
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
