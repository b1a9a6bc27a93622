/** The shortcut that opens and closes the cockpit, hidden or not. */

/** Ctrl or ⌘ with Shift and D, in any keyboard layout. */
export const isShortcut = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  key.toLowerCase() === 'd' && shiftKey && !altKey && ctrlKey !== metaKey;

/** The shortcut with the key names of this platform. */
export const shortcutName = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ + Shift + D' : 'Ctrl + Shift + D';
