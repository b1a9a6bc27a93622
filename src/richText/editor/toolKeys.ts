/** The keys of the editor: which press does what, and how it is said. */

/** What has keys of its own. */
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
  /** `KeyboardEvent.code`: the same place on every keyboard. */
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

/** The keys of a tool, for `aria-keyshortcuts` and for people. */
export function keysOf(tool: KeyedTool): { readonly aria: string; readonly shown: string } {
  const { shown, alt = false, shift = false } = keys[tool];
  const mac = isMac();
  const more = [...(alt ? ['Alt'] : []), ...(shift ? ['Shift'] : [])];
  return {
    aria: [mac ? 'Meta' : 'Control', ...more, shown].join('+'),
    shown: [mac ? '⌘' : 'Ctrl', ...more, shown].join(mac ? ' ' : '+'),
  };
}

/** The tools that the editor does not know the keys of by itself. */
export const ownKeys = ['link', 'heading2', 'heading3', 'bulleted', 'numbered', 'quote'] as const;

/** The tool whose keys were pressed, of those of `ownKeys`. */
export function toolOf(event: KeyboardEvent): (typeof ownKeys)[number] | undefined {
  if (isMac() ? !event.metaKey : !event.ctrlKey) return undefined;
  return ownKeys.find((tool) => {
    const { code, alt = false, shift = false } = keys[tool];
    return event.code === code && event.altKey === alt && event.shiftKey === shift;
  });
}
