/** What importing shows in stories: a server that reads lists, imports of before, and the file that is chosen. */
import {
  brakedCheck,
  doneImport,
  faultyCheck,
  importId,
  knownCheck,
  runningImport,
  sampleCells,
  undoneImport,
} from '#machines/peopleImport.sheets.ts';
import type { Cells } from '#machines/peopleImport.cells.ts';
import type { RowFault, SheetCheck, UserImport } from '#schema/users/imports.endpoints.ts';
import { importEndpoints } from '#schema/users/imports.endpoints.ts';
import { toWire } from '#schema/kit/wire.ts';
import { watchDevice } from '#src/lib/device.ts';
import { never, serverSays, type Answers } from '../../posts/FakeServer.tsx';
import { restSays } from '../restSays.ts';

const other = (at: number, rest: Partial<UserImport>): UserImport => ({
  ...doneImport,
  id: importId.replace(/1$/u, String(at + 2)),
  canUndo: false,
  ...rest,
});

/** Newest first: one that can be undone, one that was, one of the directory, and people who left. */
export const imports: readonly UserImport[] = [
  doneImport,
  other(0, { ...undoneImport, fileName: 'ventas-norte.csv', createdAt: '2026-11-12T15:20:00.000Z' }),
  other(1, {
    kind: 'ldap',
    fileName: null,
    createdAt: '2026-11-03T13:00:00.000Z',
    counts: { added: 3, changed: 18, unchanged: 177, reactivated: 0, deactivated: 2 },
    rejected: [],
  }),
  other(2, {
    kind: 'deactivate',
    fileName: 'bajas-octubre.xlsx',
    createdAt: '2026-10-30T21:10:00.000Z',
    counts: { added: 0, changed: 0, unchanged: 0, reactivated: 0, deactivated: 7 },
    rejected: [],
  }),
];

/** A page of them as GraphQL answers it. */
export const importPage = (items: readonly UserImport[]) => ({
  imports: { items, pagination: { page: 1, totalPages: 1, total: items.length } },
});

const said = (check: SheetCheck, cells: Cells): Response =>
  Response.json(
    toWire(importEndpoints.validateSheet.reply, {
      ...check,
      cells: cells.map((row, at) => ({ row: at + 1, cells: [...row] })),
    }),
  );

/** The server of an import's story. */
export function importSays({
  check = knownCheck,
  cells = sampleCells,
  checkAgain,
  answers = {},
}: {
  /** What a list is found to be; never where it takes for ever. */
  readonly check?: SheetCheck | null;
  readonly cells?: Cells;
  /** From the second time on. */
  readonly checkAgain?: SheetCheck;
  readonly answers?: Answers;
} = {}): () => () => void {
  return () => {
    let times = 0;
    const blind = watchDevice();
    const leave = serverSays({
      KeptImports: () => importPage(imports),
      KeptImportById: () => ({ import: runningImport }),
      ...answers,
    })();
    const unrest = restSays({
      'POST /validate/excel': () => {
        times += 1;
        if (check === null) return never();
        return said(times > 1 && checkAgain !== undefined ? checkAgain : check, cells);
      },
      'POST /org/upload/users': () =>
        Response.json(toWire(importEndpoints.uploadPeople.reply, { importId, accepted: 4, rejected: [] }), {
          status: 202,
        }),
    })();
    return () => {
      blind();
      unrest();
      leave();
    };
  };
}

/** The list as a file; what stands in it is what the server says. */
export const sheetFile = (): File => new File(['Correo'], 'personas-noviembre.csv', { type: 'text/csv' });

const wrong = (row: number): RowFault => ({
  row,
  cell: `B${row}`,
  field: 'firstName',
  value: '',
  code: 'cell_required',
  reason: 'Falta este dato.',
});
const manyRows = 3_000;

/** A long list without first names. */
export const longCells: Cells = [
  sampleCells[0]?.slice(0, 6) ?? [],
  ...Array.from({ length: manyRows }, (_, at) => [
    `persona${at}@aurora.example`,
    '',
    'Mora',
    'Analista',
    'Producto',
    '2026-11-02',
  ]),
];

/** What is said of it: the first thousand by name. */
export const longCheck: SheetCheck = {
  ...knownCheck,
  rows: manyRows,
  errors: Array.from({ length: 1_000 }, (_, at) => wrong(at + 2)),
  faults: manyRows,
};

export { brakedCheck, doneImport, faultyCheck, knownCheck, runningImport };
