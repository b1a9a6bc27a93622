/**
 * Pasted or dropped content becomes plain text: foreign markup is never parsed, and the content security
 * policy would block it.
 */
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

/** Inserts plain text at the caret or at the end: one line as words, several lines as blocks. */
export function $insertPlain(text: string): void {
  if (text === '') return;
  const selection = $getSelection() ?? $getRoot().selectEnd();
  const words = text.replaceAll(/\r\n?/gu, '\n');
  if (words.trim().includes('\n')) selection.insertNodes($nodesOf(plainBlocks(words)));
  else selection.insertText(words.replaceAll('\n', ' '));
}

const plainOf = (data: DataTransfer | null | undefined): string => data?.getData('text/plain') ?? '';

/** Runs before all other paste and drop handlers. Returns the unregister function. */
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
    // Corrections of a spelling checker arrive here too, with markup beside the text.
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (given) =>
        typeof given === 'string' || given.dataTransfer === null ? false : take(given.dataTransfer),
      COMMAND_PRIORITY_CRITICAL,
    ),
    // A drag inside the editor would duplicate the content; cut and paste move it.
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
