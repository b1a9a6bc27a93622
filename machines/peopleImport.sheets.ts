/** A list of people with the results of its check and its import, for stories, walks and tests. */
import type {
  ImportPreview,
  RowFault,
  SheetCheck,
  SheetReadAs,
  UserImport,
} from '#schema/users/imports.endpoints.ts';
import type { Cells } from './peopleImport.cells.ts';

export const importId = '0192f0c1-0000-7000-8000-000000000901';

/** A realistic list. */
export const sampleCells: Cells = [
  ['Correo', 'Nombre', 'Apellido', 'Cargo', 'Departamento', 'Fecha de ingreso', 'Centro de costos'],
  ['luisa.mora@aurora.example', 'Luisa', 'Mora', 'Analista de datos', 'Producto', '2026-11-02', 'CC-014'],
  ['diego.rey@aurora,example', 'Diego', 'Rey', 'Diseñador', 'Producto', '03/11/2026', 'CC-014'],
  ['sara.nino@aurora.example', 'Sara', '', 'Líder de soporte', 'Soporte', '17/11/2026', 'CC-020'],
  ['ana.rivas@aurora.example', 'Ana', 'Rivas', 'Líder de producto', 'Producto', '2021-04-12', 'CC-014'],
];

const fault = (row: number, cell: string, rest: Pick<RowFault, 'field' | 'value' | 'code' | 'reason'>) => ({
  row,
  cell,
  ...rest,
});

/** The faults of the list. */
export const sampleFaults: readonly RowFault[] = [
  fault(3, 'A3', {
    field: 'email',
    value: 'diego.rey@aurora,example',
    code: 'cell_email',
    reason: 'No es un correo válido.',
  }),
  fault(3, 'F3', {
    field: 'admissionDate',
    value: '03/11/2026',
    code: 'cell_date',
    reason: 'No es una fecha: escríbela como 2026-03-18.',
  }),
  fault(4, 'C4', { field: 'lastName', value: '', code: 'cell_required', reason: 'Falta este dato.' }),
  fault(4, 'F4', {
    field: 'admissionDate',
    value: '17/11/2026',
    code: 'cell_date',
    reason: 'No es una fecha: escríbela como 2026-03-18.',
  }),
];

/** The preview of the rows without faults. */
export const samplePreview: ImportPreview = {
  counts: { added: 1, changed: 1, unchanged: 0, reactivated: 0, deactivated: 0 },
  lines: [
    {
      row: 2,
      action: 'added',
      email: 'luisa.mora@aurora.example',
      name: 'Luisa Mora',
      changes: [
        { field: 'jobPosition', from: '', to: 'Analista de datos' },
        { field: 'department', from: '', to: 'Producto' },
      ],
    },
    {
      row: 5,
      action: 'changed',
      email: 'ana.rivas@aurora.example',
      name: 'Ana Rivas',
      changes: [{ field: 'jobPosition', from: 'Diseñadora de producto', to: 'Líder de producto' }],
    },
  ],
  activePeople: 200,
  isBraked: false,
  heldBack: null,
  newDepartments: [],
  newGroups: [],
};

const fieldsOf = ['email', 'firstName', 'lastName', 'jobPosition', 'department', 'admissionDate'] as const;
const columnsOf = (fields: readonly SheetCheck['columns'][number]['field'][]): SheetCheck['columns'] =>
  (sampleCells[0] ?? []).map((header, at) => ({
    header,
    field: fields[at] ?? null,
    samples: sampleCells.slice(1, 4).map((row) => row[at] ?? ''),
  }));

/** The list in a workbook with two sheets. */
export const sampleReadAs: SheetReadAs = {
  sheets: ['Personas', 'Bajas'],
  sheet: 'Personas',
  headerRow: 1,
  separator: null,
  encoding: null,
  lines: sampleCells.map((cells, at) => ({ row: at + 1, cells: [...cells] })),
};

/** A sheet with an unknown column. */
export const faultyCheck: SheetCheck = {
  valid: false,
  rows: 4,
  errors: [...sampleFaults],
  faults: sampleFaults.length,
  columns: columnsOf(fieldsOf),
  readAs: sampleReadAs,
  preview: samplePreview,
};

/** The same, without faults. */
export const soundCheck: SheetCheck = {
  ...faultyCheck,
  valid: true,
  errors: [],
  faults: 0,
  preview: {
    ...samplePreview,
    counts: { added: 3, changed: 1, unchanged: 0, reactivated: 0, deactivated: 0 },
    newDepartments: ['Soporte'],
  },
};

/** The same, but more than a fifth of the people would lose access. */
export const brakedCheck: SheetCheck = {
  ...soundCheck,
  preview: {
    ...samplePreview,
    counts: { added: 3, changed: 1, unchanged: 0, reactivated: 0, deactivated: 48 },
    lines: [
      ...samplePreview.lines,
      ...['Tomás Prieto', 'Valeria Soto', 'Julián Arce'].map((name, at) => ({
        row: null,
        action: 'deactivated' as const,
        email: `${name.split(' ')[0]?.toLowerCase() ?? ''}${at}@aurora.example`,
        name,
        changes: [],
      })),
    ],
    isBraked: true,
  },
};

/** A sheet without the required e-mail column. */
export const unmappedCheck: SheetCheck = {
  ...faultyCheck,
  errors: [],
  faults: 0,
  columns: columnsOf([null, 'firstName', 'lastName', 'jobPosition', 'department', 'admissionDate']),
  preview: null,
};

/** A sheet whose every column was recognised. */
export const knownCheck: SheetCheck = {
  ...faultyCheck,
  columns: faultyCheck.columns.slice(0, 6),
};

/** A running import. */
export const runningImport: UserImport = {
  id: importId,
  kind: 'create',
  fileName: 'personas-noviembre.xlsx',
  status: 'running',
  total: 240,
  done: 96,
  counts: { added: 40, changed: 56, unchanged: 31, reactivated: 0, deactivated: 0 },
  rejected: [],
  createdBy: 'Camila Duarte',
  createdAt: '2026-11-20T11:58:00.000Z',
  finishedAt: null,
  canUndo: false,
  kept: [],
};

/** The same, finished; one row was left out. */
export const doneImport: UserImport = {
  ...runningImport,
  status: 'done',
  done: 240,
  counts: { added: 104, changed: 129, unchanged: 31, reactivated: 2, deactivated: 5 },
  rejected: sampleFaults.slice(0, 2),
  finishedAt: '2026-11-20T11:58:09.000Z',
  canUndo: true,
};

/** The same, aborted in the middle. */
export const brokenImport: UserImport = {
  ...runningImport,
  status: 'failed',
  finishedAt: '2026-11-20T11:58:05.000Z',
  canUndo: true,
};

/** The same, being undone. */
export const undoingImport: UserImport = { ...doneImport, status: 'undoing', done: 60, canUndo: false };

/** The same, undone; two people were kept. */
export const undoneImport: UserImport = {
  ...doneImport,
  status: 'undone',
  canUndo: false,
  kept: [
    { email: 'luisa.mora@aurora.example', reason: 'Ya entró con su cuenta: quedó desactivada.' },
    { email: 'ana.rivas@aurora.example', reason: 'Alguien la cambió después: quedó como está.' },
  ],
};
