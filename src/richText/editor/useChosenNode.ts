/** A block without characters is chosen by a press, and so can be walked over and taken away with the keys. */
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical';
import { useEffect, useRef, type RefObject } from 'react';

/** Whether it is chosen; tie the ref to what is pressed. */
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
          // Its buttons are pressed, not it.
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
    // Keys on its buttons are theirs: the editor listens on the element around and would take Enter for a new line.
    const keep = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('button') !== null) event.stopPropagation();
    };
    element?.addEventListener('keydown', keep);
    return () => element?.removeEventListener('keydown', keep);
  }, []);
  return [isChosen, place];
}
