/** The file of people comes back as it went out: importing an export changes nothing, whatever texts the people have. */
import { setupI18n, type Messages } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { departments } from '#backend/people/users.tables.ts';
import { fileOf, type FileKind } from '#src/lib/tableFiles.ts';
import english from '#src/locales/en/users-admin.json' with { type: 'json' };
import { readPeople } from '#src/users/admin/peopleAdmin.queries.ts';
import { peopleTable } from '#src/users/admin/peopleTable.ts';
import { peopleWords } from '#src/users/admin/peopleWords.ts';
import { fileToSend } from '#src/users/import/sheetCalls.ts';
import { faultTable, templateTable } from '#src/users/import/sheetFiles.ts';
import { wrongOf } from '#tests/backend/importFixture.ts';
import { xlsx } from '#tests/backend/sheets.ts';
import { anImportPage, somebody, type ImportPage } from './importPage.ts';

let page: ImportPage;
afterEach(() => page.close());

/** Texts that a spreadsheet, a text file or the guard against formulas could change. */
const hard = [
  '=1+1',
  '+57 ventas',
  '-5',
  '@casa',
  "'@casa",
  "''=x",
  '="00042"',
  '＝x',
  "'t Hooft",
  'Núñez; "Ña", Ltda',
  '007',
  '2026-03-18',
  '1,5',
  'Dos\nrenglones',
  'Dos  espacios',
  'sep=;',
];
const people = hard.map((text, at) =>
  somebody(`p${at}`, {
    firstName: text,
    lastName: text,
    jobPosition: text,
    employeeNumber: `${text.slice(0, 20)}${at}`,
    phone: `+5730012345${10 + at}`,
    birthday: '1990-02-28',
    admissionDate: '2020-02-29',
    departmentId: `room${at}`,
    managerId: at === 0 ? null : 'p0',
    language: at % 2 === 0 ? 'spanish' : 'english',
    active: at !== 3,
    takesPoints: at !== 4,
    userType: at === 5 ? 'admin' : at === 6 ? 'manager' : 'employee',
  }),
);
const others = [
  somebody('far', {
    userType: 'external',
    expiresAt: '2026-12-31',
    jobPosition: '+1',
    phone: '+573001234567',
  }),
  somebody('over', { userType: 'external', expiresAt: '2025-12-31' }),
  somebody('done', { userType: 'external', active: false }),
];

async function aPage(): Promise<ImportPage> {
  page = await anImportPage('tab', [...people, ...others]);
  const createdAt = '2026-01-01T00:00:00.000Z';
  await page.town.change(async (store) => {
    await store.insert(
      departments,
      hard.map((name, at) => ({
        id: `room${at}`,
        name,
        active: true,
        createdAt,
        parentId: null,
        managerId: null,
      })),
    );
    await store.insert(
      userGroups,
      hard.map((name, at) => ({ id: `circle${at}`, name, description: '', active: true, createdAt })),
    );
    await store.insert(
      userGroupMembers,
      hard.map((_, at) => ({ id: `in${at}`, groupId: `circle${at}`, userId: 'p1' })),
    );
  });
  return page;
}

const languages = {
  es: setupI18n({ locale: 'es', messages: { es: {} } }),
  en: setupI18n({ locale: 'en', messages: { en: english.messages as unknown as Messages } }),
} as const; // the texts as Lingui compiled them

/** The file that the screen saves, of everybody. */
async function exported(kind: FileKind, language: keyof typeof languages) {
  const i18n = languages[language];
  const { items } = await readPeople({ active: 'all' }, { perPage: 100 });
  const { rows: groups } = await page.town.look((store) => store.list(userGroups));
  const words = peopleWords((text) => i18n._(text), new Map(groups.map(({ id, name }) => [id, name])));
  const table = peopleTable(items, words);
  return { table, bytes: new Uint8Array(await (await fileOf(table, kind, 'personas')).arrayBuffer()) };
}

const kinds: readonly (readonly [FileKind, keyof typeof languages])[] = [
  ['csv', 'es'],
  ['xlsx', 'es'],
  ['csv', 'en'],
  ['xlsx', 'en'],
];

describe('what goes out comes in', () => {
  test.each(kinds)(
    'the file of people as .%s in %s is imported with "nothing changes"',
    async (kind, language) => {
      const { town } = await aPage();
      const before = await town.snapshot();
      const { bytes, table } = await exported(kind, language);
      expect(table.rows.length).toBeGreaterThan(people.length + others.length);
      const answer = await town.check(bytes, { deactivate_missing: 'true' });
      expect(wrongOf(answer)).toEqual([]);
      const mapped = answer.said.columns.flatMap(({ field }: { field: string | null }) => field ?? []);
      expect(mapped).toHaveLength(15);
      expect(answer.said.preview).toMatchObject({
        counts: { added: 0, changed: 0, reactivated: 0, deactivated: 0, unchanged: table.rows.length },
        new_departments: [],
        new_groups: [],
      });
      expect(await town.snapshot()).toBe(before);
    },
  );

  test('who is called deactivated stays so, and whom no list can make external or inactive is a fault', async () => {
    const { town } = await aPage();
    const answer = await town.check([
      ['Correo', 'Nombre', 'Apellido', 'Rol', 'Estado de la cuenta'],
      ['p3@taller.example', 'Otro', 'Nombre', '', 'Desactivada'],
      ['gone@taller.example', '', '', '', 'Activa'],
      ['p1@taller.example', '', '', 'Persona externa', 'Desactivada'],
      ['new@taller.example', 'Nueva', 'Persona', '', 'Desactivada'],
      ['guest@taller.example', '', '', 'Persona externa', ''],
    ]);
    expect(wrongOf(answer)).toEqual(['D4 cell_option', 'E4 cell_option', 'E5 cell_option']);
    expect(answer.said.preview.counts).toMatchObject({ changed: 1, reactivated: 1, unchanged: 1, added: 0 });
  });

  test('what somebody types among the faults arrives as typed, also when it begins like a guarded formula', async () => {
    const { town } = await aPage();
    const typed = [...hard, "'+57", "'=1+1"];
    const cells = [
      ['Correo', 'Nombre', 'Apellido', 'Cargo'],
      ...typed.map((_, at) => [`n${at}@taller.example`, 'N', 'N', '']),
    ];
    const file = await fileToSend({
      file: new File(['x'], 'personas.csv', { type: 'text/csv' }),
      kind: 'create',
      deactivateMissing: false,
      columns: null,
      reading: {},
      cells,
      edits: Object.fromEntries(typed.map((text, at) => [`D${at + 2}`, text])),
    });
    const answer = await town.check(new Uint8Array(await file.arrayBuffer()), { with_cells: 'true' });
    const read: readonly { readonly cells: readonly string[] }[] = JSON.parse(answer.said.cells);
    expect(read.slice(1).map((row) => row.cells[3])).toEqual(typed);
  });

  test('the guards of other programs are taken off text files, and of a phone in any file', async () => {
    const { town } = await aPage();
    const rows = [
      ['Correo', 'Nombre', 'Apellido', 'Número de empleado', 'Teléfono'],
      ['n1@taller.example', "O'Neill", "'t Hooft", '="00042"', "'+573001234567"],
    ];
    const lineOf = async (sheet: Parameters<typeof town.check>[0]) => {
      const { said } = await town.check(sheet);
      const { changes } = said.preview.lines[0];
      return Object.fromEntries(changes.map(({ field, to }: { field: string; to: string }) => [field, to]));
    };
    const names = { firstName: "O'Neill", lastName: "'t Hooft" };
    expect(await lineOf(rows)).toMatchObject({ ...names, employeeNumber: '00042', phone: '+573001234567' });
    expect(await lineOf(xlsx(rows))).toMatchObject({
      ...names,
      employeeNumber: '="00042"',
      phone: '+573001234567',
    });
  });

  test('the list of faulty rows has their cells as they were, and the template has no rows', async () => {
    const { town } = await aPage();
    const name = (field: string): string => field;
    const cells = [
      ['email', 'first name', 'last name', 'position'],
      ...hard.map((text) => ['no address', 'N', 'N', text]),
    ];
    const faults = (await town.check(cells)).said.errors;
    const headers = { row: '', cell: '', column: '', value: '', reason: 'Motivo' };
    const saved = await fileOf(faultTable({ cells, faults }, name, headers), 'xlsx', 'errores');
    const again = await town.check(new Uint8Array(await saved.arrayBuffer()), { with_cells: 'true' });
    const read: readonly { readonly cells: readonly string[] }[] = JSON.parse(again.said.cells);
    expect(read.map((row) => row.cells.slice(0, 4))).toEqual(cells);
    const template = new Uint8Array(
      await (await fileOf(templateTable('create', name), 'xlsx', 'plantilla')).arrayBuffer(),
    );
    expect((await town.check(template)).said.reasons).toMatchObject([{ code: 'sheet_empty' }]);
  });
});
