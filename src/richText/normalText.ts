/** The normal form of a text for storage and comparison: merged marks, no empty parts, no unsafe links. */
import {
  isSafeLink,
  richTextLimits,
  type RichBlock,
  type RichPart,
  type RichText,
} from '#schema/kit/richText.ts';

type Look = Omit<RichPart, 'text'>;

/** The marks of a part that are set, in a fixed order; an unsafe link is dropped. */
export function lookOf({ bold, italic, underline, link }: Partial<RichPart>): Look {
  const address = link?.trim();
  return {
    ...(bold === true ? { bold } : {}),
    ...(italic === true ? { italic } : {}),
    ...(underline === true ? { underline } : {}),
    ...(address !== undefined && isSafeLink(address) ? { link: address } : {}),
  };
}

const alike = (one: Look, other: Look): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.link === other.link;

/** The parts of a line with equal neighbours merged; a line break has the marks of the part before it. */
export function normalLine(parts: readonly RichPart[]): RichPart[] {
  const line: RichPart[] = [];
  for (const part of parts)
    for (const piece of part.text.replaceAll(/\r\n?/gu, '\n').split(/(\n)/u)) {
      if (piece === '') continue;
      const last = line.at(-1);
      const look = piece === '\n' ? lookOf(last ?? {}) : lookOf(part);
      if (last !== undefined && alike(last, look)) last.text += piece;
      else line.push({ text: piece, ...look });
    }
  return line;
}

const isBlank = (line: readonly RichPart[]): boolean => line.every(({ text }) => text.trim() === '');

function normalBlock({ type, level, text = [], ordered, items = [], key, alt, url }: RichBlock): RichBlock[] {
  switch (type) {
    case 'divider':
      return [{ type }];
    case 'image':
      return key === undefined
        ? []
        : [{ type, key, alt: alt ?? '', ...(url === undefined || url === null ? {} : { url }) }];
    case 'list': {
      const full = items.map(normalLine).filter((line) => !isBlank(line));
      return full.length === 0 ? [] : [{ type, ordered: ordered === true, items: full }];
    }
    case 'heading':
    case 'paragraph':
    case 'quote': {
      const line = normalLine(text);
      if (isBlank(line)) return [];
      return [{ type, ...(type === 'heading' ? { level: level ?? 2 } : {}), text: line }];
    }
  }
}

// The editor merges adjacent lists of one kind, but the contract limits the items of a list.
function withoutSplitLists(blocks: readonly RichBlock[]): RichBlock[] {
  const joined: RichBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'list' && last?.type === 'list' && last.ordered === block.ordered)
      joined.splice(-1, 1, { ...last, items: [...(last.items ?? []), ...(block.items ?? [])] });
    else joined.push(block);
  }
  return joined.flatMap((block) => {
    const { items = [] } = block;
    if (items.length <= richTextLimits.items) return [block];
    return Array.from({ length: Math.ceil(items.length / richTextLimits.items) }, (_, part) => ({
      ...block,
      items: items.slice(part * richTextLimits.items, (part + 1) * richTextLimits.items),
    }));
  });
}

/** The normal form of a text: texts that look the same are equal. */
export const normalText = (text: RichText): RichText => withoutSplitLists(text.flatMap(normalBlock));

/** The text for a request, without picture URLs, because the server sets them. */
export const sentText = (text: RichText): RichText =>
  normalText(text).map(({ url: _url, ...block }) => block);
