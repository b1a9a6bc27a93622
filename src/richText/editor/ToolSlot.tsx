/** The toolbar with its dialogs, the keyboard shortcuts, and the paste rule. */
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, mergeRegister, type BaseSelection } from 'lexical';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { usePanel } from '#src/lib/usePanel.ts';
import { caretOf, insertPicture, linkWords, makeLines } from './acts.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { registerPlainPaste } from './plainPaste.ts';
import { Toolbar } from './Toolbar.tsx';
import { toolOf } from './toolKeys.ts';
import { $toolState } from './toolState.ts';

interface LinkPlan {
  readonly at: BaseSelection | null;
  readonly address: string | null;
  readonly asksWords: boolean;
}

/** Stores the caret position while a dialog has the focus. */
export function ToolSlot({ controls }: { readonly controls: string }): ReactElement {
  const [editor] = useLexicalComposerContext();
  const link = usePanel<LinkPlan>();
  const picture = usePanel<BaseSelection | null>();
  const planLink = (): void => {
    const at = caretOf(editor);
    const address = editor.getEditorState().read(() => $toolState().link);
    link.open({ at, address, asksWords: address === null && at?.isCollapsed() !== false });
  };
  const pressed = useEffectEvent((event: KeyboardEvent): boolean => {
    const tool = toolOf(event);
    if (tool === undefined) return false;
    event.preventDefault();
    // ⌘K creates a link here; elsewhere it opens the command field.
    event.stopPropagation();
    if (tool === 'link') planLink();
    else makeLines(editor, tool);
    return true;
  });
  useEffect(
    () =>
      mergeRegister(
        registerPlainPaste(editor),
        editor.registerCommand(KEY_DOWN_COMMAND, (event) => pressed(event), COMMAND_PRIORITY_HIGH),
      ),
    [editor],
  );
  const { about } = link;
  return (
    <>
      <Toolbar
        editor={editor}
        controls={controls}
        onLink={planLink}
        onPicture={() => picture.open(caretOf(editor))}
      />
      {about === null ? null : (
        <LinkDialog
          key={`link ${String(link.opening)}`}
          open={link.isOpen}
          address={about.address}
          asksWords={about.asksWords}
          onClose={link.close}
          onLink={(address, words) => {
            link.close();
            linkWords(editor, about.at, address, words);
          }}
          onUnlink={() => {
            link.close();
            linkWords(editor, about.at, null, '');
          }}
        />
      )}
      {picture.opening === 0 ? null : (
        <PictureDialog
          key={`picture ${String(picture.opening)}`}
          open={picture.isOpen}
          onClose={picture.close}
          onInsert={(made) => {
            picture.close();
            insertPicture(editor, picture.about, made);
          }}
        />
      )}
    </>
  );
}
