/** Rich text as plain data: a list of blocks that screens draw with their own parts, so that no markup is ever run (spec §7 "Custom pages"). */
import * as z from 'zod/mini';

/** Blocks of a text, characters in it, and parts of one line at most (ours). */
export const richTextLimits = {
  blocks: 300,
  characters: 30_000,
  parts: 400,
  items: 100,
  address: 2_000,
} as const;

/** Whether an address may be followed: the web, a mail, a telephone, or a place of the product itself. */
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
    z.refine(isSafeLink, { params: { code: 'link_unsafe' } }),
  );

/** A run of characters that look alike. */
export const RichPart = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(richTextLimits.characters)),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  link: z.optional(Link),
});
export type RichPart = z.output<typeof RichPart>;

const Line = z.array(RichPart).check(z.maxLength(richTextLimits.parts));

/** What a block can be. */
export const richBlockTypes = ['paragraph', 'heading', 'list', 'quote', 'image', 'divider'] as const;

/** One block; what belongs to another type is refused. */
export const RichBlock = z
  .object({
    type: z.enum(richBlockTypes),
    /** Of a heading. */
    level: z.optional(z.union([z.literal(2), z.literal(3)])),
    /** Of a paragraph, heading or quote. */
    text: z.optional(Line),
    /** Of a list. */
    ordered: z.optional(z.boolean()),
    items: z.optional(z.array(Line).check(z.maxLength(richTextLimits.items))),
    /** Of an image: the key of an uploaded `corp-benef-image`, what it shows, and in answers where it can be read. */
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
      { params: { code: 'block_shape' } },
    ),
  );
export type RichBlock = z.output<typeof RichBlock>;

const charactersOf = (blocks: readonly RichBlock[]): number =>
  blocks
    .flatMap(({ text = [], items = [] }) => [...text, ...items.flat()])
    .reduce((sum, part) => sum + part.text.length, 0);

/** A whole text; an empty one has no blocks. */
export const RichText = z.array(RichBlock).check(
  z.maxLength(richTextLimits.blocks),
  z.refine((blocks) => charactersOf(blocks) <= richTextLimits.characters, { params: { code: 'text_long' } }),
);
export type RichText = z.output<typeof RichText>;

/** The words of a text without its looks, for search and for previews. */
export const plainText = (blocks: RichText): string =>
  blocks
    .map(
      ({ text = [], items = [], alt }) =>
        [text, ...items].map((line) => line.map((part) => part.text).join('')).join(' ') || (alt ?? ''),
    )
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
