/** Reads all pages of a list and saves them as a file. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { readAll, type Part } from '#src/api/readAll.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type FileKind, type Table } from '#src/lib/tableFiles.ts';
import { toasts } from '#src/lib/toasts.ts';
import { FileMenu } from './FileMenu.tsx';

export function PagedFile<T extends { readonly id: string }>({
  name,
  read,
  tableOf,
}: {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly read: (page: number, signal: AbortSignal) => Promise<Part<T>>;
  readonly tableOf: (items: readonly T[]) => Table;
}): ReactElement {
  const { t } = useLingui();
  const [isReading, setReading] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const save = async (kind: FileKind): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setReading(true);
    try {
      const items = await readAll(
        (page) => read(page, signal),
        () => undefined,
        signal,
      );
      saveFile(await fileOf(tableOf(items), kind), `${name}.${kind}`);
    } catch {
      if (signal.aborted) return;
      toasts.raise({ severity: 'error', text: t`No se descargó el archivo. Inténtalo de nuevo.` });
    }
    setReading(false);
  };
  return <FileMenu disabled={isReading} onChoose={(kind) => void save(kind)} />;
}
