/** The calls that carry a list of people: checked as often as one likes, taken over once. */
import { mended, type Cells } from '#machines/peopleImport.cells.ts';
import type { SendWish, SheetInput } from '#machines/peopleImport.setup.ts';
import type { ImportStarted, SheetCheck } from '#schema/users/imports.endpoints.ts';
import { importEndpoints } from '#schema/users/imports.endpoints.ts';
import { restCall } from '#src/api/rest.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Every row as wide as the widest, so that a blank one is not taken for none. */
export function evenRows(cells: Cells): readonly (readonly string[])[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** A list whose cells were mended goes as text, each cell as it stands: nothing takes 007 for a number, or a word for a separator. */
async function mendedFile(name: string, cells: Cells): Promise<File> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    evenRows(cells).map((row) => [...row]),
    { quotes: true },
  );
  return new File(['\ufeff', text], `${name.replace(/\.\w+$/u, '')}.csv`, { type: 'text/csv' });
}

/** The file as it was chosen, or as it was mended. */
export async function fileToSend({ file, cells, edits }: SheetInput): Promise<File> {
  if (!(file instanceof File)) throw new TypeError('what was chosen is a file');
  if (cells !== null && Object.keys(edits).length > 0) return mendedFile(file.name, mended(cells, edits));
  // Where no program for sheets is installed the system knows no type for them.
  if (file.type !== '') return file;
  return new File([file], file.name, { type: /\.xlsx$/iu.test(file.name) ? workbook : 'text/csv' });
}

const understood = ({ columns }: SheetInput) => (columns === null ? {} : { columns: [...columns] });

/** What the server says about a list, with every cell where they are asked for; nothing is changed. */
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

/** Takes a list over. No signal: leaving the page must not break off what is already going out. */
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
