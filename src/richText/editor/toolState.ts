/** What the toolbar shows of the place where the caret is. */
import { $isLinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  mergeRegister,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { useEffect, useState } from 'react';

/** What a line can be made. */
export type LineKind = 'paragraph' | 'heading2' | 'heading3' | 'quote' | 'bulleted' | 'numbered';

/** The buttons that stand pressed. */
export interface ToolState {
  readonly kind: LineKind;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  /** The address of the link around the caret; null outside one. */
  readonly link: string | null;
}

const nothing: ToolState = { kind: 'paragraph', bold: false, italic: false, underline: false, link: null };

function $kindOf(node: LexicalNode): LineKind {
  const list = $findMatchingParent(node, $isListNode);
  if (list !== null) return list.getListType() === 'number' ? 'numbered' : 'bulleted';
  const heading = $findMatchingParent(node, $isHeadingNode);
  if (heading !== null) return heading.getTag() === 'h3' ? 'heading3' : 'heading2';
  return $findMatchingParent(node, $isQuoteNode) === null ? 'paragraph' : 'quote';
}

/** Read inside the editor's state. */
export function $toolState(): ToolState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nothing;
  const node = selection.anchor.getNode();
  return {
    kind: $kindOf(node),
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    link: $findMatchingParent(node, $isLinkNode)?.getURL() ?? null,
  };
}

const same = (one: ToolState, other: ToolState): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Follows the caret, and whether there is something to take back or to do again. */
export function useToolState(
  editor: LexicalEditor,
): ToolState & { readonly canUndo: boolean; readonly canRedo: boolean } {
  const [state, setState] = useState(nothing);
  const [canUndo, setUndo] = useState(false);
  const [canRedo, setRedo] = useState(false);
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => {
          const next = editorState.read($toolState, { editor });
          setState((now) => (same(now, next) ? now : next));
        }),
        editor.registerCommand(
          CAN_UNDO_COMMAND,
          (can) => {
            setUndo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          CAN_REDO_COMMAND,
          (can) => {
            setRedo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return { ...state, canUndo, canRedo };
}
