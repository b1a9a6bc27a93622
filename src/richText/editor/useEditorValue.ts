/** Connects the editor to a form value. */
import { HISTORY_PUSH_TAG, type LexicalEditor } from 'lexical';
import { useEffect, useRef } from 'react';
import type { RichText } from '#schema/kit/richText.ts';
import { normalText } from '#src/richText/normalText.ts';
import { $readText, $writeText } from './editorText.ts';

const written = (text: RichText): string => JSON.stringify(normalText(text));

/** Reports changes of the text only; applies values that did not come from the editor. */
export function useEditorValue(
  editor: LexicalEditor,
  value: RichText,
  onChange: (text: RichText) => void,
): void {
  const told = useRef(written(value));
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        const text = editorState.read($readText, { editor });
        const now = JSON.stringify(text);
        if (now === told.current) return;
        told.current = now;
        tell.current(text);
      }),
    [editor],
  );
  useEffect(() => {
    const wanted = written(value);
    if (wanted === told.current) return;
    told.current = wanted;
    editor.update(() => $writeText(value), { tag: HISTORY_PUSH_TAG });
  }, [editor, value]);
}
