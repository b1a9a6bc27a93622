/** The keys of a tour, in its window and in the presenter's. */

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/**
 * Next step (1), previous step (-1) or neither (0): Ctrl or ⌘ with Shift and an arrow. Not in text fields,
 * where these keys select words.
 */
export function tourTurn({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Pressed): -1 | 0 | 1 {
  if (ctrlKey === metaKey || !shiftKey || altKey || isWriting(target)) return 0;
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}

/**
 * The same in the presenter's window: arrows, page keys (sent by a remote control) and the space bar work
 * without modifiers.
 */
export function presenterTurn({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Pressed): -1 | 0 | 1 {
  if (ctrlKey || metaKey || altKey) return 0;
  const isButton = target instanceof HTMLElement && target.matches('button, a, summary');
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
      return 1;
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return -1;
    case ' ':
      // A focused button handles the space bar itself.
      return isButton ? 0 : shiftKey ? -1 : 1;
    default:
      return 0;
  }
}
