/** The actions of the toolbar and the shortcuts. */
import { $isLinkNode, $toggleLink } from '@lexical/link';
import { $insertList, $removeList } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $applyNodeReplacement,
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { DividerNode, PictureNode, type Picture } from './PictureNode.tsx';
import { $toolState, type LineKind } from './toolState.ts';

const elementOf: Readonly<Record<Exclude<LineKind, 'bulleted' | 'numbered'>, () => ElementNode>> = {
  paragraph: $createParagraphNode,
  heading2: () => $createHeadingNode('h2'),
  heading3: () => $createHeadingNode('h3'),
  quote: () => $createQuoteNode(),
};

/** Converts the selected lines to a kind; lines of that kind become paragraphs. */
export function makeLines(editor: LexicalEditor, kind: LineKind): void {
  editor.update(() => {
    if ($getSelection() === null) $getRoot().selectEnd();
    const now = $toolState().kind;
    const isList = now === 'bulleted' || now === 'numbered';
    const next = now === kind ? 'paragraph' : kind;
    if (next === 'bulleted' || next === 'numbered') {
      // A list contains lines, not headings or quotes.
      if (!isList && now !== 'paragraph') $setBlocksType($getSelection(), $createParagraphNode);
      $insertList(next === 'numbered' ? 'number' : 'bullet');
      return;
    }
    if (isList) $removeList();
    if (!isList || next !== 'paragraph') $setBlocksType($getSelection(), elementOf[next]);
  });
}

const $placed = (selection: BaseSelection | null): void => {
  if (selection === null) $getRoot().selectEnd();
  else $setSelection(selection.clone());
};

// Inserts after the list or paragraph of the caret, or replaces an empty one; the caret moves below.
function $insertBlock(block: LexicalNode): void {
  const selection = $getSelection() ?? $getRoot().selectEnd();
  const [node] = selection.getNodes().toReversed();
  const around = node?.getTopLevelElement() ?? $getRoot().getLastChild();
  if (around === null) $getRoot().append(block);
  else around.insertAfter(block);
  if ($isParagraphNode(around) && around.isEmpty()) around.remove();
  const next = block.getNextSibling() ?? block.insertAfter($createParagraphNode());
  if ($isElementNode(next)) next.selectStart();
}

/** The caret position, to restore it after a dialog. */
export const caretOf = (editor: LexicalEditor): BaseSelection | null =>
  editor.getEditorState().read(() => $getSelection()?.clone() ?? null);

/** Inserts a picture after the line of the caret. */
export const insertPicture = (editor: LexicalEditor, at: BaseSelection | null, picture: Picture): void =>
  editor.update(() => {
    $placed(at);
    $insertBlock($applyNodeReplacement(new PictureNode(picture)));
  });

/** Inserts a divider after the line of the caret. */
export const insertDivider = (editor: LexicalEditor): void =>
  editor.update(() => {
    $placed($getSelection());
    $insertBlock($applyNodeReplacement(new DividerNode()));
  });

/** Links the selection, the link around the caret, or inserted words; null removes the link. */
export const linkWords = (
  editor: LexicalEditor,
  at: BaseSelection | null,
  address: string | null,
  words: string,
): void =>
  editor.update(() => {
    $placed(at);
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const around = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
    if (selection.isCollapsed() && around !== null) around.select(0, around.getChildrenSize());
    else if (selection.isCollapsed() && address !== null) {
      selection.insertText(words);
      const { anchor } = selection;
      selection.anchor.set(anchor.key, anchor.offset - words.length, anchor.type);
    }
    $toggleLink(address);
  });
