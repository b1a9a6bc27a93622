/** A CSV that is written as it is read: the page holds a few rows of it at a time. */
import { csvLines, csvStart, csvType, type Column } from '#src/lib/tableFiles.ts';
import type { TableWriter } from './writer.shape.ts';

/** Where the text of a file goes. */
export interface TextSink {
  readonly write: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Nothing of it stays. */
  readonly abort: () => void;
}

/** Writes each row as a line, after the heads of the columns. */
export function csvWriter(columns: readonly Column[], sink: TextSink): TableWriter {
  let isDropped = false;
  const put = async (rows: Parameters<TableWriter['add']>[0], before = ''): Promise<void> => {
    const lines = await csvLines(rows);
    if (!isDropped) await sink.write(`${before}${lines}\r\n`);
  };
  // Rows are taken in their order, and a failure ends the file.
  let written = put([columns.map(({ header }) => header)], csvStart);
  written.catch(() => undefined);
  return {
    add: (rows) => {
      if (rows.length > 0) written = written.then(() => put(rows));
      return written;
    },
    finish: () => written.then(() => sink.close()),
    drop: () => {
      isDropped = true;
      sink.abort();
    },
  };
}

/** Characters of a part; a part is outside the memory of the page, where the browser may keep it on disk. */
const partLength = 1_000_000;

/** A file in parts, given away when it is whole. */
export function blobSink(give: (file: Blob) => void): TextSink {
  let parts: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  const seal = (): void => {
    parts.push(new Blob(texts));
    texts = [];
    length = 0;
  };
  return {
    write: async (text) => {
      texts.push(text);
      length += text.length;
      if (length >= partLength) seal();
    },
    close: async () => {
      seal();
      give(new Blob(parts, { type: csvType }));
      parts = [];
    },
    abort: () => {
      parts = [];
      texts = [];
    },
  };
}
