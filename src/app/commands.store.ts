/** Whether the command field stands open; apart from the field, which is a chunk of its own. */
import { createStore } from '#src/lib/store.ts';

/** Open or closed. */
export const commands = createStore({
  // Openings are counted, so that each one begins with an empty field.
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

/** Starts to fetch the chunk; a failure is left to the moment when it opens. */
export const preloadCommands = (): void => void loadCommands().catch(() => undefined);

/** Whether keys are called ⌘ here. */
export const isMac = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

/** Opens the field by ⌘K or Ctrl K from anywhere; answers how to stop. */
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
