/** Creation of a file for download: reads all data, reports progress, and can be cancelled. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type FileKind, type Table } from '#src/lib/tableFiles.ts';
import { toasts } from '#src/lib/toasts.ts';
import { wallClock } from '#src/lib/wallClock.ts';
import { useOrganization } from '#src/organization/organization.context.ts';

/** The source of a file. */
export interface FileSource {
  /** The file name without date and extension. */
  readonly name: string;
  /** Reads everything; raises the errors of the read, and stops when `signal` aborts. */
  readonly read: (onProgress: (done: number, total: number) => void, signal: AbortSignal) => Promise<Table>;
}

/** The state of an export. */
export interface Exporting {
  readonly done: number;
  /** Null until the first page is read. */
  readonly total: number | null;
  /** The error of the export; null without one. */
  readonly failed: unknown;
  readonly retry: () => void;
}

const begun = { done: 0, total: null, failed: null } as const;

/** Starts on mount and aborts on unmount; `onDone` is called once the download starts. */
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
      const day = wallClock(new Date(Date.now()).toISOString(), timeZone).toISOString().slice(0, 10);
      const dated = `${name}-${day}`;
      const file = await fileOf(table, kind, dated);
      signal.throwIfAborted();
      saveFile(file, `${dated}.${kind}`);
      toasts.raise({ severity: 'success', text: t`Tu archivo está listo.` });
      onDone();
    };
    run().catch((failed: unknown) => {
      if (!signal.aborted) setState((now) => ({ ...now, failed }));
    });
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- one run per attempt: the texts change with each render
  }, [attempt]);
  return {
    ...state,
    retry: () => {
      setState(begun);
      setAttempt((now) => now + 1);
    },
  };
}
