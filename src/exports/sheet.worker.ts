/** The worker that writes workbooks, so that no task of the page is long. It is named a worker for its headers (server/site.ts). */
import { fileOf, type Table } from '#src/lib/tableFiles.ts';
import type { SheetAnswer, SheetCall } from './sheetWriter.ts';

const rows: Table['rows'][number][] = [];

async function answer(call: SheetCall): Promise<SheetAnswer | null> {
  if ('rows' in call) {
    rows.push(...call.rows);
    return null;
  }
  try {
    return { file: await fileOf({ columns: call.columns, rows }, 'xlsx', call.name) };
  } catch (error) {
    return { failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetCall>) => {
  void answer(data).then((said) => {
    if (said !== null) postMessage(said);
  });
});
