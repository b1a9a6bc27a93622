/** What is pasted or dropped comes in as plain text: no markup of others is ever parsed, which the content policy would refuse too. */
import {
  $getRoot,
  $getSelection,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  PASTE_COMMAND,
  PASTE_TAG,
  mergeRegister,
  type LexicalEditor,
} from 'lexical';
import { plainBlocks } from '#src/richText/plainBlocks.ts';
import { $nodesOf } from './editorText.ts';

/** Puts plain text where the caret is, or at the end: one line as words, several as blocks. */
export function $insertPlain(text: string): void {
  if (text === '') return;
  const selection = $getSelection() ?? $getRoot().selectEnd();
  const words = text.replaceAll(/\r\n?/gu, '\n');
  if (words.trim().includes('\n')) selection.insertNodes($nodesOf(plainBlocks(words)));
  else selection.insertText(words.replaceAll('\n', ' '));
}

const plainOf = (data: DataTransfer | null | undefined): string => data?.getData('text/plain') ?? '';

/** Stands before everything else that hears of pasting and dropping. Answers how to stop. */
export function registerPlainPaste(editor: LexicalEditor): () => void {
  const take = (data: DataTransfer | null | undefined): true => {
    editor.update(() => $insertPlain(plainOf(data)), { tag: PASTE_TAG });
    return true;
  };
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        event.preventDefault();
        return take(
          'clipboardData' in event
            ? event.clipboardData
            : 'dataTransfer' in event
              ? event.dataTransfer
              : undefined,
        );
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      DROP_COMMAND,
      (event) => {
        event.preventDefault();
        return take(event.dataTransfer);
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    // Corrections of a spelling checker come this way too, with markup beside the words.
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (given) =>
        typeof given === 'string' || given.dataTransfer === null ? false : take(given.dataTransfer),
      COMMAND_PRIORITY_CRITICAL,
    ),
    // Dragged inside the editor it would be there twice; cutting and pasting move it.
    editor.registerCommand(
      DRAGSTART_COMMAND,
      (event) => {
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  );
}
