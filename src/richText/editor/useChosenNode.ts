/** Selects a block without text by a press, so that keys can move over it and delete it. */
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical';
import { useEffect, useRef, type RefObject } from 'react';

/** Whether the block is selected; attach the ref to the pressable element. */
export function useChosenNode<E extends HTMLElement>(key: NodeKey): readonly [boolean, RefObject<E | null>] {
  const [editor] = useLexicalComposerContext();
  const [isChosen, choose, clear] = useLexicalNodeSelection(key);
  const place = useRef<E>(null);
  useEffect(
    () =>
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) => {
          if (!(target instanceof Node) || place.current?.contains(target) !== true) return false;
          // A press on its buttons does not select the block.
          if (target instanceof Element && target.closest('button') !== null) return true;
          clear();
          choose(true);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, choose, clear],
  );
  useEffect(() => {
    const element = place.current;
    // Keys on its buttons must not reach the editor, which would handle Enter as a new line.
    const keep = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('button') !== null) event.stopPropagation();
    };
    element?.addEventListener('keydown', keep);
    return () => element?.removeEventListener('keydown', keep);
  }, []);
  return [isChosen, place];
}
