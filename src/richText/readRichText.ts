/** Reads rich text from an answer, block by block: unknown blocks are dropped and the rest stays readable. */
import * as z from 'zod/mini';
import { RichBlock, type RichText } from '#schema/kit/richText.ts';
import { lookOf, normalText } from './normalText.ts';

const mark = z.catch(z.optional(z.boolean()), undefined);
const LoosePart = z.object({
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  link: z.catch(z.optional(z.string()), undefined),
});
const LooseLine = z.array(LoosePart);
const LooseBlock = z.looseObject({
  text: z.optional(LooseLine),
  items: z.optional(z.array(LooseLine)),
});

const cleaned = (line: z.output<typeof LooseLine>) =>
  line.filter(({ text }) => text !== '').map(({ text, ...look }) => ({ text, ...lookOf(look) }));

/** A renderable text in normal form, with unsafe links as plain text. Never raises. */
export function readRichText(content: unknown): RichText {
  if (!Array.isArray(content)) return [];
  return normalText(
    content.flatMap((one: unknown) => {
      const loose = z.safeParse(LooseBlock, one);
      if (!loose.success) return [];
      const { text, items, ...rest } = loose.data;
      const block = z.safeParse(RichBlock, {
        ...rest,
        ...(text === undefined ? {} : { text: cleaned(text) }),
        ...(items === undefined ? {} : { items: items.map(cleaned) }),
      });
      return block.success ? [block.data] : [];
    }),
  );
}
