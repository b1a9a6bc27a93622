/** The keyboard shortcuts of the editor, and their labels. */

/** Tools with a keyboard shortcut. */
export type KeyedTool =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'link'
  | 'heading2'
  | 'heading3'
  | 'bulleted'
  | 'numbered'
  | 'quote'
  | 'undo'
  | 'redo';

interface Keys {
  /** `KeyboardEvent.code`: independent of the keyboard layout. */
  readonly code: string;
  readonly shown: string;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

const keys: Readonly<Record<KeyedTool, Keys>> = {
  bold: { code: 'KeyB', shown: 'B' },
  italic: { code: 'KeyI', shown: 'I' },
  underline: { code: 'KeyU', shown: 'U' },
  link: { code: 'KeyK', shown: 'K' },
  heading2: { code: 'Digit2', shown: '2', alt: true },
  heading3: { code: 'Digit3', shown: '3', alt: true },
  numbered: { code: 'Digit7', shown: '7', shift: true },
  bulleted: { code: 'Digit8', shown: '8', shift: true },
  quote: { code: 'Digit9', shown: '9', shift: true },
  undo: { code: 'KeyZ', shown: 'Z' },
  redo: { code: 'KeyZ', shown: 'Z', shift: true },
};

const isMac = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

/** The shortcut of a tool, for `aria-keyshortcuts` and for display. */
export function keysOf(tool: KeyedTool): { readonly aria: string; readonly shown: string } {
  const { shown, alt = false, shift = false } = keys[tool];
  const mac = isMac();
  const more = [...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : [])];
  return {
    aria: [mac ? 'Meta' : 'Control', ...more, shown].join('+'),
    shown: [mac ? '⌘' : 'Ctrl', ...more, shown].join(mac ? ' ' : '+'),
  };
}

/** Tools whose shortcuts lexical does not handle. */
export const ownKeys = ['link', 'heading2', 'heading3', 'bulleted', 'numbered', 'quote'] as const;

/** The tool of `ownKeys` whose shortcut was pressed. */
export function toolOf(event: KeyboardEvent): (typeof ownKeys)[number] | undefined {
  if (isMac() ? !event.metaKey : !event.ctrlKey) return undefined;
  return ownKeys.find((tool) => {
    const { code, alt = false, shift = false } = keys[tool];
    return event.code === code && event.altKey === alt && event.shiftKey === shift;
  });
}
