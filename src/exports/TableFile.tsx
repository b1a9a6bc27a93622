/** Reads a table and saves it as a file of the chosen kind. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type FileKind, type Table } from '#src/lib/tableFiles.ts';
import { toasts } from '#src/lib/toasts.ts';
import { FileMenu } from './FileMenu.tsx';

/** A failed read is told and can be tried again; leaving the page stops it. */
export function TableFile({
  name,
  read,
}: {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly read: (signal: AbortSignal) => Promise<Table>;
}): ReactElement {
  const { t } = useLingui();
  const [isReading, setReading] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const save = async (kind: FileKind): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setReading(true);
    try {
      saveFile(await fileOf(await read(signal), kind, name), `${name}.${kind}`);
    } catch {
      if (signal.aborted) return;
      toasts.raise({ severity: 'error', text: t`No se descargó el archivo. Inténtalo de nuevo.` });
    }
    setReading(false);
  };
  return <FileMenu disabled={isReading} onChoose={(kind) => void save(kind)} />;
}
