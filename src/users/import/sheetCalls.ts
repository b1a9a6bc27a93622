/** The calls with a list of people: repeatable checks, and one import. */
import { headsOf, mended, type Cells } from '#machines/peopleImport.cells.ts';
import type { SendWish, SheetInput } from '#machines/peopleImport.setup.ts';
import { formula } from '#schema/limits.cells.ts';
import type { ImportStarted, SheetCheck } from '#schema/users/imports.endpoints.ts';
import { importEndpoints } from '#schema/users/imports.endpoints.ts';
import { restCall } from '#src/api/rest.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Pads every row to the width of the header, so that a blank row is not skipped. A longer row stays longer: it is a fault. */
export function evenRows(cells: Cells): readonly (readonly string[])[] {
  const width = Math.max(1, headsOf(cells).length);
  return cells.map((row) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')]);
}

/**
 * An edited list is sent as quoted CSV text: 007 does not become a number, and a separator in a cell does not
 * split it.
 */
async function mendedFile(name: string, cells: Cells): Promise<File> {
  const { default: papa } = await import('papaparse');
  // The import takes the guard off again, and leaves what was typed.
  const text = papa.unparse([...evenRows(cells)], { quotes: true, escapeFormulae: formula });
  return new File(['\ufeff', text], `${name.replace(/\.\w+$/u, '')}.csv`, { type: 'text/csv' });
}

/** The chosen file, or the edited list. */
export async function fileToSend(wish: SheetInput): Promise<File> {
  const { file, cells, edits } = wish;
  if (!(file instanceof File)) throw new TypeError('what was chosen is a file');
  if (cells !== null && isMended(wish)) return mendedFile(file.name, mended(cells, edits));
  // Without a spreadsheet program the system knows no MIME type for these files.
  if (file.type !== '') return file;
  return new File([file], file.name, { type: /\.xlsx$/iu.test(file.name) ? workbook : 'text/csv' });
}

const isMended = ({ cells, edits }: SheetInput): boolean => cells !== null && Object.keys(edits).length > 0;

/** The mapping and the chosen reading. Of the latter, only the header row holds for an edited list. */
const understood = (wish: SheetInput) => {
  const { headerRow, ...rest } = wish.reading;
  const reading = {
    ...(headerRow === undefined ? {} : { headerRow }),
    ...(isMended(wish) ? {} : rest),
  };
  return {
    ...(wish.columns === null ? {} : { columns: [...wish.columns] }),
    ...(Object.keys(reading).length === 0 ? {} : { reading }),
  };
};

/** The server's check of a list, optionally with every cell; changes nothing. */
export const checkSheet = async (
  wish: SheetInput,
  { signal, withCells = false }: { readonly signal?: AbortSignal; readonly withCells?: boolean } = {},
): Promise<SheetCheck> =>
  restCall(
    importEndpoints.validateSheet,
    'users.validateSheet',
    {
      body: {
        file: await fileToSend(wish),
        kind: wish.kind,
        deactivateMissing: wish.deactivateMissing,
        withCells,
        ...understood(wish),
      },
    },
    { signal, pass: 'request' },
  );

/** Starts the import. No signal: leaving the page must not abort a running send. */
export async function sendSheet(wish: SendWish, key: string): Promise<ImportStarted> {
  const body = {
    file: await fileToSend(wish),
    acceptDeactivations: wish.acceptDeactivations,
    ...understood(wish),
  };
  if (wish.kind === 'deactivate')
    return restCall(importEndpoints.deactivatePeople, 'users.deactivatePeople', { body }, { key });
  const { sendInvitation, deactivateMissing } = wish;
  return restCall(
    importEndpoints.uploadPeople,
    'users.uploadPeople',
    { body: { ...body, sendInvitation, deactivateMissing } },
    { key },
  );
}
