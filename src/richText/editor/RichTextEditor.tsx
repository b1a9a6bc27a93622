/** The rich text editor: lexical with our own tools; a separate chunk. */
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { useState, type ReactElement } from 'react';
import { isSafeLink, type RichText } from '#schema/kit/richText.ts';
import { look } from '#src/richText/look.ts';
import { classes } from '#src/ui/classes.ts';
import { $writeText } from './editorText.ts';
import { DividerNode, PictureNode } from './PictureNode.tsx';
import { ToolSlot } from './ToolSlot.tsx';
import { useEditorValue } from './useEditorValue.ts';

/** All nodes of the editor. */
export const editorNodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  PictureNode,
  DividerNode,
] as const;

const theme = {
  paragraph: look.paragraph,
  heading: { h2: look.heading2, h3: look.heading3 },
  quote: look.quote,
  list: { ul: look.bulleted, ol: look.numbered },
  link: look.link,
  text: { bold: 'font-bold', italic: 'italic', underline: 'underline' },
};

export interface RichTextEditorProps {
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
  /** Id of the textbox. */
  readonly id: string;
  /** Ids of its label and of its description. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly invalid: boolean;
  readonly placeholder: string;
  readonly onBlur?: (() => void) | undefined;
}

function Bound({ value, onChange }: Pick<RichTextEditorProps, 'value' | 'onChange'>): null {
  const [editor] = useLexicalComposerContext();
  useEditorValue(editor, value, onChange);
  return null;
}

/** `onChange` receives the normal form; a value from outside replaces the content, and can be undone. */
export function RichTextEditor({
  value,
  onChange,
  id,
  labelledBy,
  describedBy,
  invalid,
  placeholder,
  onBlur,
}: RichTextEditorProps): ReactElement {
  const [config] = useState(() => ({
    namespace: 'richText',
    nodes: editorNodes,
    theme,
    editorState: () => $writeText(value),
    // Handled by the error boundary; the form keeps the input.
    onError: (error: Error) => {
      throw error;
    },
  }));
  return (
    <LexicalComposer initialConfig={config}>
      <div
        className={classes(
          'flex flex-col rounded-control border bg-card transition-colors duration-120 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          invalid ? 'border-error-edge' : 'border-control',
        )}
      >
        <ToolSlot controls={id} />
        <div className="relative">
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                id={id}
                ariaLabelledBy={labelledBy}
                ariaDescribedBy={describedBy}
                ariaInvalid={invalid || undefined}
                ariaMultiline
                aria-placeholder={placeholder}
                onBlur={onBlur}
                className={classes(
                  look.text,
                  'max-h-[70dvh] min-h-72 overflow-y-auto p-4 outline-none wide:p-5',
                )}
                placeholder={
                  <p
                    aria-hidden
                    className="pointer-events-none absolute inset-x-4 top-4 text-soft wide:inset-x-5 wide:top-5"
                  >
                    {placeholder}
                  </p>
                }
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin validateUrl={isSafeLink} attributes={{ rel: null, target: null }} />
      <Bound value={value} onChange={onChange} />
    </LexicalComposer>
  );
}
