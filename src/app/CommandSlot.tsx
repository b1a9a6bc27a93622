/** The slot of the command field: fetched when the field is first opened, by button or by ⌘K. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { commands, listenForCommands, loadCommands } from './commands.store.ts';

const CommandField = lazy(() =>
  loadCommands().then(
    (file) => ({ default: file.CommandField }),
    (error: unknown) => {
      // Else the letters that follow would wait for it.
      commands.trigger.closed();
      throw error;
    },
  ),
);

/** Nothing before the first opening; each opening begins with an empty field. */
export function CommandSlot(): ReactElement | null {
  const { open, opening } = useSelector(commands, ({ context }) => context);
  useEffect(listenForCommands, []);
  if (opening === 0) return null;
  return (
    <Suspense>
      <CommandField key={opening} open={open} onClose={() => commands.trigger.closed()} />
    </Suspense>
  );
}
