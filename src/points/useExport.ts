/** Making the file of a statement: reads all of it, says how far it is, and can be stopped. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { readAll } from './readAll.ts';
import type { StatementFilter } from './statementFilter.ts';
import { statementTable, wallClock, type TableWords } from './statementTable.ts';
import { useStatementWords } from './statementWords.ts';
import { fileOf, saveFile, type FileKind } from './tableFiles.ts';
import { readStatement } from './wallet.queries.ts';

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

function useTableWords(): TableWords {
  const { t } = useLingui();
  return {
    ...useStatementWords(),
    headers: {
      date: t`Fecha`,
      purse: t`Billetera`,
      kind: t`Motivo`,
      sentence: t`Detalle`,
      person: t`Persona`,
      points: t`Puntos`,
      balance: t`Saldo`,
      note: t`Nota`,
      line: t`Movimiento`,
      reverses: t`Devuelve el movimiento`,
    },
  };
}

/** Begins at once and stops when its place goes; `onDone` is called once the file is on its way to the disk. */
export function useExport(filter: StatementFilter, kind: FileKind, onDone: () => void): Exporting {
  const { t } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  const words = useTableWords();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Exporting, 'retry'>>(begun);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const run = async (): Promise<void> => {
      const lines = await readAll(
        (page) => readStatement(filter, page, { signal, pass: 'request' }),
        (done, total) => setState({ done, total, failed: null }),
        signal,
      );
      const file = await fileOf(statementTable(lines, words, timeZone), kind);
      signal.throwIfAborted();
      const day = wallClock(new Date(Date.now()).toISOString(), timeZone).toISOString().slice(0, 10);
      saveFile(file, `${t`movimientos`}-${day}.${kind}`);
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
