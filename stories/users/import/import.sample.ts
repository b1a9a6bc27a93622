/** Data of the import for stories: a fake server that reads sheets, earlier imports, and the selected file. */
import {
  brakedCheck,
  doneImport,
  faultyCheck,
  importId,
  knownCheck,
  runningImport,
  sampleCells,
  sampleReadAs,
  undoneImport,
} from '#machines/peopleImport.sheets.ts';
import type { Cells } from '#machines/peopleImport.cells.ts';
import type { RowFault, SheetCheck, UserImport } from '#schema/users/imports.endpoints.ts';
import { importEndpoints } from '#schema/users/imports.endpoints.ts';
import { errorOf } from '#schema/errors.ts';
import { toWire } from '#schema/kit/wire.ts';
import { never, serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { restSays } from '../restSays.ts';

const other = (at: number, rest: Partial<UserImport>): UserImport => ({
  ...doneImport,
  id: importId.replace(/1$/u, String(at + 2)),
  canUndo: false,
  ...rest,
});

/** Newest first: one that can be undone, one undone, one of the directory, and a deactivation. */
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

/** A page of imports as a GraphQL response. */
export const importPage = (items: readonly UserImport[]) => ({
  imports: { items, pagination: { page: 1, totalPages: 1, total: items.length } },
});

const said = (check: SheetCheck, cells: Cells): Response =>
  Response.json(
    toWire(importEndpoints.validateSheet.reply, {
      ...check,
      cells: JSON.stringify(cells.map((row, at) => ({ row: at + 1, cells: row }))),
    }),
  );

/** A text file whose encoding was chosen. */
export const textCheck: SheetCheck = {
  ...knownCheck,
  readAs: { ...sampleReadAs, sheets: [], sheet: null, separator: ';', encoding: 'macintosh' },
};

const refusedEncoding = (): Response =>
  Response.json(
    {
      ...errorOf('invalid', 'es').facts(),
      reasons: [
        {
          field: 'file',
          code: 'sheet_encoding',
          message: 'No sabemos con seguridad cómo están escritos los acentos de este archivo.',
        },
      ],
    },
    { status: 422 },
  );

/** The fake server of an import story. */
export function importSays({
  check = knownCheck,
  cells = sampleCells,
  checkAgain,
  asksEncoding = false,
  answers = {},
}: {
  /** The result of the check; null never responds. */
  readonly check?: SheetCheck | null;
  readonly cells?: Cells;
  /** From the second check on. */
  readonly checkAgain?: SheetCheck;
  /** The first check is refused, because the encoding is open. */
  readonly asksEncoding?: boolean;
  readonly answers?: Answers;
} = {}): () => () => void {
  return () => {
    let times = 0;
    const leave = serverSays({
      KeptImports: () => importPage(imports),
      KeptImportById: () => ({ import: runningImport }),
      ...answers,
    })();
    const unrest = restSays({
      'POST /validate/excel': () => {
        times += 1;
        if (check === null) return never();
        if (asksEncoding && times === 1) return refusedEncoding();
        return said(times > 1 && checkAgain !== undefined ? checkAgain : check, cells);
      },
      'POST /org/upload/users': () =>
        Response.json(toWire(importEndpoints.uploadPeople.reply, { importId, accepted: 4, rejected: [] }), {
          status: 202,
        }),
    })();
    return () => {
      unrest();
      leave();
    };
  };
}

/** The sheet as a file; the server's response defines its content. */
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

/** A long sheet without first names. */
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

/** The check of the long sheet: the first thousand problems are listed. */
export const longCheck: SheetCheck = {
  ...knownCheck,
  rows: manyRows,
  errors: Array.from({ length: 1_000 }, (_, at) => wrong(at + 2)),
  faults: manyRows,
};

export { brakedCheck, doneImport, faultyCheck, knownCheck, runningImport };
