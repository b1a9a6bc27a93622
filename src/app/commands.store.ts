/** Whether the command field is open; separate from the field, which is its own chunk. */
import { createStore } from '#src/lib/store.ts';

export const commands = createStore({
  // Counts the openings, so that each one begins with an empty field.
  context: { open: false, opening: 0 },
  on: {
    opened: (context) => (context.open ? context : { open: true, opening: context.opening + 1 }),
    closed: (context) => ({ ...context, open: false }),
  },
});

/** Opens the field, from a button or by ⌘K / Ctrl K. */
export const openCommands = (): void => commands.trigger.opened();

/** The field's chunk. */
export const loadCommands = () => import('./CommandField.tsx');

/** Starts to fetch the chunk; a failure appears when the field opens. */
export const preloadCommands = (): void => void loadCommands().catch(() => undefined);

/** Whether the modifier key is named ⌘ on this device. */
export const isMac = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

/** Opens the field by ⌘K or Ctrl K from anywhere; returns a function that stops it. */
export function listenForCommands(): () => void {
  const press = (event: KeyboardEvent): void => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.metaKey || event.ctrlKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    openCommands();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
