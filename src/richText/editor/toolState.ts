/** The state of the toolbar at the caret. */
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

/** The kinds of a line. */
export type LineKind = 'paragraph' | 'heading2' | 'heading3' | 'quote' | 'bulleted' | 'numbered';

/** The pressed buttons. */
export interface ToolState {
  readonly kind: LineKind;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  /** The URL of the link around the caret; null outside a link. */
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

/** The state at the caret; call it inside an editor read or update. */
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

/** Follows the caret and the undo history. */
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
