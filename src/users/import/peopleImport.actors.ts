/** The import machine connected to the API, the query cache and the chosen file. */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { cellsOf } from '#machines/peopleImport.cells.ts';
import { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import type { ImportEvent, ReadSheet, SendWish, SheetInput } from '#machines/peopleImport.setup.ts';
import { SheetRow, type ImportStarted, type UserImport } from '#schema/users/imports.endpoints.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { newKey } from '#src/api/newKey.ts';
import { pause } from '#src/lib/pause.ts';
import { inspect } from '#src/lib/recorder.ts';
import { refreshPeople } from '#src/users/admin/peopleAdmin.queries.ts';
import { isMoving, seeImport, undoImport } from './imports.queries.ts';
import { checkSheet, sendSheet } from './sheetCalls.ts';

/** A running import actor. */
export type PeopleImportActor = ActorRefFrom<typeof peopleImportMachine>;

/** Polling interval of an import's state, in ms; it grows up to `longestMs` after errors. */
const lookMs = 1_000;
const longestMs = 10_000;

/** Requests the cells once and keeps them: edits apply to the cells that the server has read. */
async function read(wish: SheetInput, signal: AbortSignal): Promise<ReadSheet> {
  const { cells, ...check } = await checkSheet(wish, { signal, withCells: true });
  return {
    check,
    cells: cells === undefined ? null : cellsOf(z.parse(z.array(SheetRow), JSON.parse(cells))),
  };
}

/** Polls until the import is finished, or until the server rejects the read. */
async function follow(
  importId: string,
  tell: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const seen: UserImport = await seeImport(importId, signal);
      failures = 0;
      tell({ type: 'import.seen', import: seen });
      if (!isMoving(seen)) return;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      tell({ type: 'import.lost', error });
      if (isAnswered(error)) return;
    }
    await pause(Math.min(longestMs, lookMs * 2 ** failures), signal);
  }
}

/** One idempotency key per content, until the server answers. */
function onceFor<A>(): (content: string, write: (key: string) => Promise<A>) => Promise<A> {
  let intent: { readonly content: string; readonly key: string } | null = null;
  return async (content, write) => {
    if (intent?.content !== content) intent = { content, key: newKey() };
    try {
      const done = await write(intent.key);
      intent = null;
      return done;
    } catch (error) {
      if (isAnswered(error)) intent = null;
      throw error;
    }
  };
}

const contentOf = ({ file, cells: _cells, ...wish }: SendWish): string =>
  JSON.stringify({
    ...wish,
    file: file instanceof File ? [file.name, file.size, file.lastModified] : file.name,
  });

/** An actor for a new import, or for an earlier one by its id; not started yet. */
export function createPeopleImport(cache: QueryClient, importId: string | null): PeopleImportActor {
  const sendOnce = onceFor<ImportStarted>();
  const undoOnce = onceFor<UserImport>();
  return createActor(
    peopleImportMachine.provide({
      actors: {
        read: fromPromise(({ input, signal }) => read(input, signal)),
        check: fromPromise(({ input, signal }) => checkSheet(input, { signal })),
        send: fromPromise(({ input }) => sendOnce(contentOf(input), (key) => sendSheet(input, key))),
        follow: fromPromise(({ input, signal }) => follow(input.importId, input.tell, signal)),
        undo: fromPromise(({ input }) => undoOnce(input.importId, (key) => undoImport(input.importId, key))),
      },
      actions: { refresh: () => refreshPeople(cache) },
    }),
    { input: { importId }, inspect },
  );
}
