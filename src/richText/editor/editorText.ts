/** Converts rich text to editor nodes and back; unknown blocks are dropped on the way out. */
import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $applyNodeReplacement,
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { RichBlock, RichPart, RichText } from '#schema/kit/richText.ts';
import { normalText } from '#src/richText/normalText.ts';
import { $isDivider, $isPicture, DividerNode, PictureNode } from './PictureNode.tsx';

function $charactersOf(part: RichPart): LexicalNode[] {
  return part.text.split(/(\n)/u).flatMap((piece): LexicalNode[] => {
    if (piece === '') return [];
    if (piece === '\n') return [$createLineBreakNode()];
    const node = $createTextNode(piece);
    if (part.bold === true) node.toggleFormat('bold');
    if (part.italic === true) node.toggleFormat('italic');
    if (part.underline === true) node.toggleFormat('underline');
    return [node];
  });
}

function $fill<E extends ElementNode>(element: E, parts: readonly RichPart[]): E {
  let at = 0;
  while (at < parts.length) {
    const link = parts[at]?.link;
    const end = parts.findIndex((part, index) => index > at && part.link !== link);
    const run = parts.slice(at, end === -1 ? undefined : end).flatMap($charactersOf);
    if (link === undefined) element.append(...run);
    else element.append($createLinkNode(link).append(...run));
    at = end === -1 ? parts.length : end;
  }
  return element;
}

function $nodeOf({ type, level, text = [], ordered, items = [], key, alt, url }: RichBlock): LexicalNode {
  switch (type) {
    case 'paragraph':
      return $fill($createParagraphNode(), text);
    case 'heading':
      return $fill($createHeadingNode(level === 3 ? 'h3' : 'h2'), text);
    case 'quote':
      return $fill($createQuoteNode(), text);
    case 'list':
      return $createListNode(ordered === true ? 'number' : 'bullet').append(
        ...items.map((item) => $fill($createListItemNode(), item)),
      );
    case 'image':
      return $applyNodeReplacement(new PictureNode({ fileKey: key ?? '', alt: alt ?? '', url: url ?? null }));
    case 'divider':
      return $applyNodeReplacement(new DividerNode());
  }
}

/** Nodes of a text, for an editor update; an empty text has none. */
export const $nodesOf = (text: RichText): LexicalNode[] => normalText(text).map($nodeOf);

/** Replaces the content of the editor. */
export function $writeText(text: RichText): void {
  const root = $getRoot();
  root.clear();
  const nodes = $nodesOf(text);
  root.append(...nodes);
  // The caret needs a paragraph.
  if (nodes.length === 0 || $isDecoratorNode(nodes.at(-1))) root.append($createParagraphNode());
}

function $partsOf(node: LexicalNode, link?: string): RichPart[] {
  const linked = link === undefined ? {} : { link };
  if ($isLineBreakNode(node)) return [{ text: '\n', ...linked }];
  if ($isTextNode(node)) {
    const text = node.getTextContent();
    return text === ''
      ? []
      : [
          {
            text,
            bold: node.hasFormat('bold'),
            italic: node.hasFormat('italic'),
            underline: node.hasFormat('underline'),
            ...linked,
          },
        ];
  }
  if ($isLinkNode(node)) return node.getChildren().flatMap((child) => $partsOf(child, node.getURL()));
  return [];
}

const $lineOf = (element: ElementNode): RichPart[] =>
  element.getChildren().flatMap((child) => $partsOf(child));

// Nested lists are flattened into the outer list.
const $itemsOf = (list: ElementNode): RichPart[][] =>
  list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return [];
    return [
      item.getChildren().flatMap((child) => ($isListNode(child) ? [] : $partsOf(child))),
      ...item.getChildren().flatMap((child) => ($isListNode(child) ? $itemsOf(child) : [])),
    ];
  });

function $blockOf(node: LexicalNode): RichBlock[] {
  if ($isPicture(node)) {
    const { fileKey, alt, url } = node.picture();
    return [{ type: 'image', key: fileKey, alt, url }];
  }
  if ($isDivider(node)) return [{ type: 'divider' }];
  if (!$isElementNode(node)) return [];
  if ($isListNode(node))
    return [{ type: 'list', ordered: node.getListType() === 'number', items: $itemsOf(node) }];
  if ($isHeadingNode(node))
    return [{ type: 'heading', level: node.getTag() === 'h3' ? 3 : 2, text: $lineOf(node) }];
  if ($isQuoteNode(node)) return [{ type: 'quote', text: $lineOf(node) }];
  return $isParagraphNode(node) ? [{ type: 'paragraph', text: $lineOf(node) }] : [];
}

/** The content of the editor, in its normal form. */
export const $readText = (): RichText => normalText($getRoot().getChildren().flatMap($blockOf));
