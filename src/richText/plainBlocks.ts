/** Converts plain text to blocks: for pasted text and generated drafts. */
import type { RichBlock, RichText } from '#schema/kit/richText.ts';

const bullet = /^\s*[-*•]\s+(?=\S)/u;
const number = /^\s*\d{1,3}[.)]\s+(?=\S)/u;
const heading = /^(#{2,3})\s+(?=\S)/u;

function blockOf(line: string): RichBlock {
  const marks = heading.exec(line)?.[1];
  if (marks !== undefined)
    return {
      type: 'heading',
      level: marks.length === 2 ? 2 : 3,
      text: [{ text: line.replace(heading, '').trim() }],
    };
  for (const [ordered, mark] of [
    [false, bullet],
    [true, number],
  ] as const)
    if (mark.test(line)) return { type: 'list', ordered, items: [[{ text: line.replace(mark, '').trim() }]] };
  return { type: 'paragraph', text: [{ text: line }] };
}

/**
 * One paragraph per line; "- " and "1. " make lists, "## " and "### " headings; empty lines only separate.
 */
export function plainBlocks(text: string): RichText {
  const blocks: RichBlock[] = [];
  let wasEmpty = false;
  for (const line of text.split(/\r\n?|\n/u)) {
    if (line.trim() === '') {
      wasEmpty = true;
      continue;
    }
    const block = blockOf(line);
    const last = blocks.at(-1);
    if (!wasEmpty && block.type === 'list' && last?.type === 'list' && last.ordered === block.ordered)
      last.items?.push(...(block.items ?? []));
    else blocks.push(block);
    wasEmpty = false;
  }
  return blocks;
}
