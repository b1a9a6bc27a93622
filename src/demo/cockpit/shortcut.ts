/** The keys that open and close the cockpit, hidden or not. */

/** Ctrl or ⌘ with Shift and D, wherever D stands on the keyboard. */
export const isShortcut = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  key.toLowerCase() === 'd' && shiftKey && !altKey && ctrlKey !== metaKey;

/** As this machine's keyboard names them. */
export const shortcutName = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ + Shift + D' : 'Ctrl + Shift + D';
