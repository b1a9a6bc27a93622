/** Whether the command field is open; separate from the field, which is its own chunk. */
import { createStore } from '#src/lib/store.ts';

export const commands = createStore({
  // Counts the openings, so that each one begins with an empty field. `hasFocus`: the field is drawn and takes the keys.
  context: { open: false, opening: 0, query: '', hasFocus: false },
  on: {
    opened: (context) =>
      context.open ? context : { open: true, opening: context.opening + 1, query: '', hasFocus: false },
    focused: (context) => ({ ...context, hasFocus: true }),
    typed: (context, { query }: { query: string }) => ({ ...context, query }),
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

const opens = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;

/** Letters that a person types after ⌘K, before the field has come. */
function typedEarly({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): string {
  const { open, hasFocus } = commands.getSnapshot().context;
  return open && !hasFocus && key.length === 1 && !metaKey && !ctrlKey && !altKey ? key : '';
}

/** Opens the field by ⌘K or Ctrl K from anywhere; returns a function that stops it. */
export function listenForCommands(): () => void {
  const press = (event: KeyboardEvent): void => {
    const early = typedEarly(event);
    if (opens(event)) openCommands();
    else if (early !== '') commands.trigger.typed({ query: commands.getSnapshot().context.query + early });
    else return;
    event.preventDefault();
  };
  // Before the element that still has the focus.
  addEventListener('keydown', press, { capture: true });
  return () => removeEventListener('keydown', press, { capture: true });
}
