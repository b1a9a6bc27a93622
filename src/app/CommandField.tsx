/** The command field: finds people, pages and actions by a few letters. A separate chunk. */
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { LaterFocus } from '#src/ui/LaterFocus.ts';
import { CommandRow } from './CommandRow.tsx';
import type { Command } from './commandList.ts';
import { commands } from './commands.store.ts';
import { useCommands, type CommandGroup } from './useCommands.ts';

/** Rows that fill the field's greatest height. */
const rowsInView = 12;

/** The first rows of all groups. */
function firstOf(groups: readonly CommandGroup[], count: number): readonly CommandGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const some = group.commands.slice(0, left);
    left -= some.length;
    return some.length === 0 ? [] : [{ ...group, commands: some }];
  });
}

/** Arrow keys move, Enter runs, Escape closes; the focus then returns to the previous element. */
export function CommandField({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className="relative z-50"
      aria-label={t`Buscar personas, páginas y acciones`}
    >
      <LaterFocus />
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition duration-180 ease-out data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex items-start justify-center p-4 wide:pt-[12vh]">
        <DialogPanel
          transition
          className="flex max-h-[min(34rem,80dvh)] w-full max-w-160 flex-col overflow-hidden rounded-card border border-line bg-raised shadow-raised transition duration-180 ease-out data-closed:-translate-y-1 data-closed:opacity-0"
        >
          <Field onClose={onClose} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function Field({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const query = useSelector(commands, ({ context }) => context.query);
  const id = useId();
  const { groups, isSearching } = useCommands(query);
  // The press is answered with what is in view; the rows below follow in a frame of their own.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? groups : firstOf(groups, rowsInView);
  const all = groups.flatMap((group) => group.commands);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Headless UI does not focus fields on touch devices; a user who opens this field wants to type.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const at = Math.min(chosen, all.length - 1);
  const active = all[at];
  const idOf = (command: Command): string => `${id}-${command.id}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const run = (command: Command): void => {
    onClose();
    command.run();
  };
  const keys = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && all.length > 0) setChosen((at + step + all.length) % all.length);
    // During text composition (accents, other scripts) Enter ends the word.
    else if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) run(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon of={Search} className="shrink-0 text-soft" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          aria-autocomplete="list"
          aria-label={t`Buscar personas, páginas y acciones`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          placeholder={t`Escribe un nombre, una página o una acción`}
          onChange={(event) => {
            commands.trigger.typed({ query: event.currentTarget.value });
            setChosen(0);
          }}
          onFocus={() => commands.trigger.focused()}
          onKeyDown={keys}
          className="h-14 min-w-0 flex-1 bg-transparent text-body outline-none"
        />
        <kbd
          aria-hidden
          className="rounded border border-line px-1.5 font-sans text-meta text-soft pointer-coarse:hidden"
        >
          Esc
        </kbd>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Resultados`}
        className="overflow-y-auto p-2"
      >
        {drawn.map((group) => (
          <div key={group.id} role="group" aria-label={group.heading} className="pb-2 last:pb-0">
            <p aria-hidden className="px-3 pt-2 pb-1 text-meta font-semibold text-soft">
              {group.heading}
            </p>
            {group.commands.map((command) => (
              <CommandRow
                key={command.id}
                id={idOf(command)}
                command={command}
                active={command === active}
                onPoint={() => setChosen(all.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={all.length > 0 && !isSearching ? 'sr-only' : 'px-5 pb-4 text-small text-soft'}
      >
        {isSearching ? (
          <Trans>Buscando personas</Trans>
        ) : all.length === 0 ? (
          <Trans>Nada coincide con lo que escribiste. Prueba con otra palabra.</Trans>
        ) : null}
      </p>
    </>
  );
}
