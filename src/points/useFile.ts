/** Making a file to keep: reads all that belongs in it, says how far it is, and can be stopped. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { saveFile } from '#src/lib/saveFile.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { wallClock, type Table } from './statementTable.ts';
import { fileOf, type FileKind } from './tableFiles.ts';

/** What a file is made of. */
export interface FileSource {
  /** Its name, before the day and the kind. */
  readonly name: string;
  /** Reads everything; raises what reading raises, and stops where `signal` says so. */
  readonly read: (onProgress: (done: number, total: number) => void, signal: AbortSignal) => Promise<Table>;
}

/** How far it is. */
export interface Exporting {
  readonly done: number;
  /** Null until the first page says it. */
  readonly total: number | null;
  /** Why it did not work; null while it does. */
  readonly failed: unknown;
  readonly retry: () => void;
}

const begun = { done: 0, total: null, failed: null } as const;

/** Begins at once and stops when its place goes; `onDone` is called once the file is on its way to the disk. */
export function useFile({ name, read }: FileSource, kind: FileKind, onDone: () => void): Exporting {
  const { t } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Exporting, 'retry'>>(begun);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async (): Promise<void> => {
      const table = await read((done, total) => setState({ done, total, failed: null }), signal);
      const file = await fileOf(table, kind);
      signal.throwIfAborted();
      const day = wallClock(new Date(Date.now()).toISOString(), timeZone).toISOString().slice(0, 10);
      saveFile(file, `${name}-${day}.${kind}`);
      toasts.raise({ severity: 'success', text: t`Tu archivo está listo.` });
      onDone();
    };
    run().catch((failed: unknown) => {
      if (!signal.aborted) setState((now) => ({ ...now, failed }));
    });
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- begins once an attempt: words change with each drawing
  }, [attempt]);
  return {
    ...state,
    retry: () => {
      setState(begun);
      setAttempt((now) => now + 1);
    },
  };
}
