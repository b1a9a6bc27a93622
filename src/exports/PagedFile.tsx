/** Reads all pages of a list and saves them as a file. */
import type { ReactElement } from 'react';
import { readAll, type Part } from '#src/api/readAll.ts';
import type { Table } from '#src/lib/tableFiles.ts';
import { TableFile } from './TableFile.tsx';

export const PagedFile = <T extends { readonly id: string }>({
  name,
  read,
  tableOf,
}: {
  /** The name of the file without its ending. */
  readonly name: string;
  readonly read: (page: number, signal: AbortSignal) => Promise<Part<T>>;
  readonly tableOf: (items: readonly T[]) => Table;
}): ReactElement => (
  <TableFile
    name={name}
    read={async (signal) =>
      tableOf(
        await readAll(
          (page) => read(page, signal),
          () => undefined,
          signal,
        ),
      )
    }
  />
);
