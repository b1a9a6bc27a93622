/** Every fault of an imported list is found with its cell and its reason, and no other cell is reported. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  importFaults,
  importFields,
  type ImportFault,
  type ImportField,
} from '#schema/users/imports.rules.ts';
import { reasonWords } from '#schema/reasons.ts';
import { admin, aTown, somebody, wrongOf, type Town } from './importFixture.ts';
import { at as cellAt, csv, xlsx } from './sheets.ts';
import type { StoreKind } from '../support/deployment.ts';

const stores = ['tab', 'sql'] satisfies StoreKind[];
let town: Town;
afterEach(() => town.deployment.close());

const headers: Readonly<Record<ImportField, string>> = {
  email: 'E-mail',
  firstName: 'NOMBRE',
  lastName: 'Apellidos',
  employeeNumber: 'N.º de empleado',
  phone: 'Teléfono',
  birthday: 'Fecha de nacimiento',
  admissionDate: 'Fecha de Ingreso',
  jobPosition: 'Cargo',
  userType: 'Rol',
  takesPoints: 'Puntos',
  department: 'Área',
  groups: 'Grupos',
  managerEmail: 'Correo del jefe',
  language: 'Idioma',
  state: 'Estado de la cuenta',
};
type Person = Record<ImportField, string>;
const at = (name: string | number): string => `${name}@taller.example`;
const count = 5_000;

/** A valid row; every manager is among the first five hundred rows. */
const right = (index: number): Person => ({
  email: at(`p${index}`),
  firstName: `Persona ${index}`,
  lastName: 'De la Lista',
  employeeNumber: `1${String(index).padStart(6, '0')}`,
  phone: `+57 300 ${String(index).padStart(7, '0')}`,
  birthday: '1990-02-28',
  admissionDate: '2020-02-29',
  jobPosition: index % 7 === 0 ? '' : 'Analista',
  userType: index % 11 === 0 ? 'Líder' : 'empleado',
  takesPoints: index % 3 === 0 ? 'Sí' : 'no',
  department: `Área ${index % 20}`,
  groups: index % 5 === 0 ? 'Coro; Danza' : '',
  managerEmail: index === 0 ? at('carla') : at(`p${Math.floor(index / 10)}`),
  language: 'español',
  state: index % 2 === 0 ? 'Activa' : '',
});

interface Planting {
  readonly code: ImportFault;
  readonly field: ImportField;
  readonly value: (nth: number, row: Person) => string;
}
const plant = (
  code: ImportFault,
  field: ImportField,
  ...values: readonly (string | Planting['value'])[]
): Planting[] =>
  values.map((value) => ({ code, field, value: typeof value === 'string' ? () => value : value }));

/** All kinds of faults, in the fields in which they occur. */
const plantings: readonly Planting[] = [
  ...plant('cell_required', 'email', '', '  '),
  ...plant('cell_required', 'firstName', ''),
  ...plant('cell_required', 'lastName', '\t'),
  ...plant('cell_encoding', 'lastName', 'NÃºÃ±ez', 'Pe\u{fffd}a'),
  ...plant('cell_error', 'department', '#N/A', '#¡REF!'),
  ...plant('cell_email', 'email', 'sin arroba', 'a@b', 'dos@@signos.example', 'con espacio@x.example'),
  ...plant('cell_duplicate', 'email', at('p1'), 'P2@Taller.Example'),
  ...plant('cell_duplicate', 'employeeNumber', '1000003'),
  ...plant('cell_date', 'birthday', '31/12/1990', '1990-02-30', '45292', '1890-01-01'),
  ...plant('cell_date', 'admissionDate', 'ayer'),
  ...plant('cell_date_future', 'birthday', '2026-03-19', '2090-01-01'),
  ...plant('cell_date_future', 'admissionDate', '2027-03-19'),
  ...plant('cell_born_after_start', 'birthday', '2020-03-01'),
  ...plant('cell_phone', 'phone', '300 123 4567', '+57', '+0 123 456 789'),
  ...plant('cell_option', 'userType', 'jefazo', 'externo'),
  ...plant('cell_option', 'takesPoints', 'quizás'),
  ...plant('cell_option', 'language', 'klingon'),
  ...plant('cell_option', 'state', 'Jalisco', 'Desactivada'),
  ...plant('cell_too_long', 'firstName', 'x'.repeat(121)),
  ...plant('cell_too_long', 'jobPosition', 'x'.repeat(2_000)),
  ...plant('cell_too_long', 'groups', 'x'.repeat(130)),
  ...plant('cell_too_long', 'email', `${'x'.repeat(250)}@taller.example`),
  ...plant('cell_too_long', 'employeeNumber', '1'.repeat(41)),
  ...plant('cell_unknown_person', 'managerEmail', 'nadie@taller.example', at('guest'), at('gone')),
  ...plant('cell_email', 'managerEmail', 'mi jefa'),
  ...plant('cell_circle', 'managerEmail', (_, { email }) => email),
  ...plant('cell_number_taken', 'employeeNumber', (nth) => `2${nth}`),
  ...plant(
    'cell_zeros_lost',
    'employeeNumber',
    (nth) => `77${nth}`,
    (nth) => `078${nth}`,
  ),
  ...plant('cell_email_elsewhere', 'email', (nth) => `taken${nth}@elsewhere.example`),
];
/** The number of rows per kind of fault. */
const each = 9;

/** Five thousand rows and their faults as `cell code`, in the order of the sheet. */
function spoilt(): { readonly cells: string[][]; readonly wrong: string[] } {
  const people = Array.from({ length: count }, (_, index) => right(index));
  const wrong = new Map<number, string>();
  plantings.forEach(({ code, field, value }, kind) => {
    for (let nth = 0; nth < each; nth++) {
      // Rows far apart; none of these people is a manager.
      const index = 700 + (((kind * each + nth) * 19) % (count - 700));
      const person = people[index];
      if (person === undefined || wrong.has(index)) throw new Error('planted twice');
      person[field] = value(nth, person);
      wrong.set(index, `${cellAt(importFields.indexOf(field), index + 2)} ${code}`);
    }
  });
  // The importing administrator, with a lower role.
  people[600] = { ...right(600), email: admin, userType: 'empleado', employeeNumber: '' };
  wrong.set(600, `${cellAt(importFields.indexOf('userType'), 602)} cell_yourself`);
  return {
    cells: [
      importFields.map((field) => headers[field]),
      ...people.map((person) => importFields.map((field) => person[field])),
    ],
    wrong: [...wrong].toSorted(([one], [other]) => one - other).map(([, cell]) => cell),
  };
}
const colleagues = [
  somebody('known', { employeeNumber: '00077' }),
  ...Array.from({ length: 9 }, (_, index) => somebody(`staff${index}`, { employeeNumber: `2${index}` })),
  ...Array.from({ length: 20 }, (_, index) =>
    somebody(`old${index}`, { employeeNumber: `00${770 + index}` }),
  ),
];

describe.each(stores)('import of five thousand rows, %s store', (kind) => {
  it('an import check of five thousand rows finds every planted fault and no other, and changes nothing', async () => {
    town = await aTown(kind, colleagues);
    const before = await town.snapshot();
    const { cells, wrong } = spoilt();
    const { said, status } = await town.check(kind === 'tab' ? xlsx(cells) : csv(cells, ';'));
    expect(status).toBe(200);
    expect([said.valid, said.rows, said.faults]).toEqual([false, count, wrong.length]);
    expect(wrongOf({ status, said })).toEqual(wrong);
    const kinds = new Set(wrong.map((one) => one.split(' ')[1]));
    // No row of this list is longer, and only directories have filters; the last fault needs an organisation with a single administrator.
    expect(importFaults.filter((code) => !kinds.has(code))).toEqual([
      'row_longer',
      'entry_hidden',
      'cell_last_admin',
    ]);
    for (const { row, field, value, code, reason } of said.errors) {
      expect(value.trim()).toBe((cells[row - 1]?.[importFields.indexOf(field)] ?? '').slice(0, 200).trim());
      expect(reason.length).toBeGreaterThan(10);
      expect(reason).not.toContain('{');
      expect(Object.keys(reasonWords)).toContain(code);
    }
    expect(said.preview.counts).toMatchObject({ added: count - wrong.length, changed: 0 });
    expect(said.preview.lines).toHaveLength(500);
    expect(await town.snapshot()).toBe(before);
  });
});

describe('check of an import', () => {
  const list = (field: ImportField, value: string, email = at('nueva')): string[][] => [
    ['Correo', 'Nombre', 'Apellido', headers[field]],
    [email, 'Nueva', 'Persona', value],
  ];
  const wrong = async (cells: string[][]): Promise<string[]> => wrongOf(await town.check(cells));

  it('an import cannot demote or deactivate the last administrator', async () => {
    town = await aTown('tab', []);
    await town.change(async (store) => {
      const { users } = await import('#backend/people/users.tables.ts');
      return store.update(users, { id: 'eva' }, { active: false });
    });
    expect(await wrong(list('userType', 'empleado', admin))).toEqual(['D2 cell_last_admin']);
    const { said } = await town.check([['Correo'], [admin], [at('ana')]], { kind: 'deactivate' });
    expect(wrongOf({ status: 200, said })).toEqual(['A2 cell_last_admin']);
  });

  it('a deactivation import accepts known people and refuses the importing administrator and duplicates', async () => {
    town = await aTown('tab');
    const { said } = await town.check(
      [['Correo'], [admin], [at('ana')], [at('nadie')], [at('gone')], [at('ana')]],
      {
        kind: 'deactivate',
      },
    );
    expect(wrongOf({ status: 200, said })).toEqual([
      'A2 cell_yourself',
      'A4 cell_unknown_person',
      'A6 cell_duplicate',
    ]);
    expect(said.preview.counts).toMatchObject({ deactivated: 1, unchanged: 1 });
  });

  it('an import fault names the holder of a number, the first row of a duplicate, and lost zeros', async () => {
    town = await aTown('tab', colleagues);
    const { said } = await town.check([
      ['Correo', 'Nombre', 'Apellido', 'Código'],
      [at('a'), 'A', 'A', '000900'],
      [at('b'), 'B', 'B', '77'],
      [at('b'), 'B', 'B', '78'],
    ]);
    expect(said.errors.map(({ reason }: { reason: string }) => reason)).toEqual([
      'Ese número ya es de gone Taller.',
      'Ya existe "00077": parece que la hoja perdió los ceros del principio.',
      'Está también en la fila 3.',
    ]);
  });

  it('an import may swap employee numbers between people and restore leading zeros', async () => {
    town = await aTown('tab', [
      somebody('one', { employeeNumber: '1' }),
      somebody('two', { employeeNumber: '2' }),
      somebody('short', { employeeNumber: '55' }),
    ]);
    const cells = [
      ['Correo', 'Nombre', 'Apellido', 'Código'],
      [at('one'), 'one', 'Taller', '2'],
      [at('two'), 'two', 'Taller', '1'],
      [at('short'), 'short', 'Taller', '0055'],
    ];
    expect(await wrong(cells)).toEqual([]);
    await town.bring(cells);
    expect(
      (await Promise.all(['one', 'two', 'short'].map(town.person))).map((one) => one?.employeeNumber),
    ).toEqual(['2', '1', '0055']);
  });

  it('an import check finds circles of managers across existing and new people', async () => {
    town = await aTown('tab', [somebody('chief'), somebody('under', { managerId: 'chief' })]);
    const cells = [
      ['Correo', 'Nombre', 'Apellido', 'Jefe'],
      [at('chief'), '', '', at('x')],
      [at('x'), 'X', 'X', at('y')],
      [at('y'), 'Y', 'Y', at('under')],
      [at('z'), 'Z', 'Z', at('under')],
    ];
    expect(await wrong(cells)).toEqual(['D2 cell_circle', 'D3 cell_circle', 'D4 cell_circle']);
  });

  it('an import keeps external people external and does not deactivate them as missing', async () => {
    town = await aTown('tab');
    const cells = [
      ['Correo', 'Nombre', 'Apellido', 'Rol', 'Departamento', 'Fecha de ingreso', 'Jefe', 'Teléfono'],
      [at('guest'), 'Gaspar', 'Taller', 'admin', 'Ventas', '2020-01-01', at('carla'), '+57 300 123 4567'],
    ];
    const { said } = await town.check(cells, { deactivate_missing: 'true' });
    const changes = said.preview.lines.find(({ email }: { email: string }) => email === at('guest')).changes;
    expect(changes.map(({ field }: { field: string }) => field)).toEqual(['firstName', 'phone']);
    expect(said.preview.new_departments).toEqual([]);
    await town.bring(cells);
    expect(await town.person('guest')).toMatchObject({
      userType: 'external',
      departmentId: null,
      firstName: 'Gaspar',
    });
    const without = await town.check(
      [
        ['Correo', 'Nombre', 'Apellido'],
        [at('ana'), '', ''],
      ],
      { deactivate_missing: 'true' },
    );
    expect(without.said.preview.lines.map(({ email }: { email: string }) => email)).not.toContain(
      at('guest'),
    );
  });

  it('an import does not deactivate a person as missing whose address in the list is malformed', async () => {
    town = await aTown('tab', [
      somebody('known', { employeeNumber: '00077', firstName: 'Ada' }),
      somebody('other', { firstName: 'Íñigo', lastName: 'Paz' }),
    ]);
    const { said } = await town.check(
      [
        ['Correo', 'Nombre', 'Apellido', 'Código', 'Fecha de ingreso'],
        ['known(at)taller', '', '', '00077', ''],
        ['', 'iñigo', 'paz', '', ''],
        [at('ana'), '', '', '', 'ayer'],
      ],
      { deactivate_missing: 'true' },
    );
    const gone = said.preview.lines.map(({ email }: { email: string }) => email).toSorted();
    expect(gone).toEqual(['bruno', 'carla', 'elena', 'eva'].map(at));
  });
});
