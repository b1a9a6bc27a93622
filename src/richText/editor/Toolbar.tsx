/** The toolbar of the editor: one Tab stop, and arrow keys between the tools (WAI-ARIA toolbar). */
import { useLingui } from '@lingui/react/macro';
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND, type LexicalEditor } from 'lexical';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { insertDivider, makeLines } from './acts.ts';
import { keysOf, type KeyedTool } from './toolKeys.ts';
import { useToolState } from './toolState.ts';

interface Tool {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys?: KeyedTool;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** The parent opens the dialogs. */
export function Toolbar({
  editor,
  controls,
  onLink,
  onPicture,
}: {
  readonly editor: LexicalEditor;
  /** Id of the textbox. */
  readonly controls: string;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}): ReactElement {
  const { t } = useLingui();
  const state = useToolState(editor);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const mark = (format: 'bold' | 'italic' | 'underline') => () =>
    void editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);
  const line = (kind: typeof state.kind) => () => makeLines(editor, kind);
  const groups: readonly (readonly Tool[])[] = [
    [
      { id: 'bold', icon: Bold, label: t`Negrita`, keys: 'bold', pressed: state.bold, run: mark('bold') },
      {
        id: 'italic',
        icon: Italic,
        label: t`Cursiva`,
        keys: 'italic',
        pressed: state.italic,
        run: mark('italic'),
      },
      {
        id: 'underline',
        icon: Underline,
        label: t`Subrayado`,
        keys: 'underline',
        pressed: state.underline,
        run: mark('underline'),
      },
      { id: 'link', icon: Link, label: t`Enlace`, keys: 'link', pressed: state.link !== null, run: onLink },
    ],
    [
      {
        id: 'heading2',
        icon: Heading2,
        label: t`Título`,
        keys: 'heading2',
        pressed: state.kind === 'heading2',
        run: line('heading2'),
      },
      {
        id: 'heading3',
        icon: Heading3,
        label: t`Subtítulo`,
        keys: 'heading3',
        pressed: state.kind === 'heading3',
        run: line('heading3'),
      },
      {
        id: 'bulleted',
        icon: List,
        label: t`Lista`,
        keys: 'bulleted',
        pressed: state.kind === 'bulleted',
        run: line('bulleted'),
      },
      {
        id: 'numbered',
        icon: ListOrdered,
        label: t`Lista numerada`,
        keys: 'numbered',
        pressed: state.kind === 'numbered',
        run: line('numbered'),
      },
      {
        id: 'quote',
        icon: Quote,
        label: t`Cita`,
        keys: 'quote',
        pressed: state.kind === 'quote',
        run: line('quote'),
      },
    ],
    [
      { id: 'picture', icon: Image, label: t`Imagen`, run: onPicture },
      { id: 'divider', icon: Minus, label: t`Línea divisoria`, run: () => insertDivider(editor) },
    ],
    [
      {
        id: 'undo',
        icon: Undo2,
        label: t`Deshacer`,
        keys: 'undo',
        disabled: !state.canUndo,
        run: () => void editor.dispatchCommand(UNDO_COMMAND, undefined),
      },
      {
        id: 'redo',
        icon: Redo2,
        label: t`Rehacer`,
        keys: 'redo',
        disabled: !state.canRedo,
        run: () => void editor.dispatchCommand(REDO_COMMAND, undefined),
      },
    ],
  ];
  const tools = groups.flat();
  const walk = (event: KeyboardEvent): void => {
    const next =
      event.key === 'ArrowRight'
        ? (at + 1) % tools.length
        : event.key === 'ArrowLeft'
          ? (at - 1 + tools.length) % tools.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tools.length - 1
              : null;
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formato del texto`}
      aria-controls={controls}
      onKeyDown={walk}
      className="flex flex-wrap gap-x-3 gap-y-1 border-b border-line p-1.5"
    >
      {groups.map((group) => (
        <span key={group[0]?.id} className="flex flex-wrap gap-0.5">
          {group.map(({ id, icon, label, keys, pressed, disabled = false, run }) => {
            const place = tools.findIndex((tool) => tool.id === id);
            const words = keys === undefined ? undefined : keysOf(keys);
            return (
              <IconButton
                key={id}
                icon={icon}
                size="small"
                label={label}
                title={words === undefined ? label : `${label} (${words.shown})`}
                aria-keyshortcuts={words?.aria}
                aria-pressed={pressed}
                // Not `disabled`, because the button would lose the focus after the last undo.
                aria-disabled={disabled || undefined}
                tabIndex={place === at ? 0 : -1}
                onFocus={() => setAt(place)}
                // Keeps the caret in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={disabled ? undefined : run}
                className={classes(pressed === true && 'bg-brand-tint text-link', disabled && 'opacity-50')}
              />
            );
          })}
        </span>
      ))}
    </div>
  );
}
