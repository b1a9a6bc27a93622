/** The import of a list from its file to its undo, over the real client, facade, backend and both stores. */
import { afterEach, describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { importFields, type ImportField } from '#schema/users/imports.rules.ts';
import type { ImportSnapshot } from '#src/users/import/parts.ts';
import { fieldWords } from '#src/users/import/importWords.ts';
import { partsOf, packed, xlsx } from '#tests/backend/sheets.ts';
import type { StoreKind } from '#tests/support/deployment.ts';
import { anImportPage, somebody, type ImportPage } from './importPage.ts';

let page: ImportPage;
afterEach(() => page.close());

const now = (): ImportSnapshot => page.actor.getSnapshot();
const heads = ['Correo', 'Nombre', 'Apellido', 'Número de empleado'];
const colleagues = Array.from({ length: 8 }, (_, at) => somebody(`p${at}`));

/** Runs due jobs until the import reaches this state. */
async function works(state: string): Promise<void> {
  const going = setInterval(() => void page.town.deployment.tick(), 5);
  await page.stands(state).finally(() => clearInterval(going));
}

describe.each<[StoreKind]>([['tab'], ['sql']])('an import over the %s store', (kind) => {
  test('an import is checked, corrected, run and undone, and undoing restores the exact former state', async () => {
    page = await anImportPage(kind);
    const before = await page.town.snapshot();
    page.choose([
      heads,
      ['luz@taller,example', 'Luz', 'Mora', '00042'],
      ['bruno@taller.example', 'Bruno', '', ''],
    ]);
    await page.stands('fixing');
    expect(now().context.check?.errors.map(({ cell, code }) => `${cell} ${code}`)).toEqual(['A2 cell_email']);
    expect(await page.town.snapshot()).toBe(before);
    page.actor.send({ type: 'cells.edited', edits: { A2: 'luz@taller.example' } });
    page.actor.send({ type: 'check.pressed' });
    await page.stands('previewing');
    expect(now().context.check?.preview?.counts).toMatchObject({ added: 1 });
    expect(await page.town.snapshot()).toBe(before);
    page.actor.send({ type: 'import.pressed' });
    await works('done');
    expect(await page.town.person('luz')).toMatchObject({ employeeNumber: '00042', lastName: 'Mora' });
    page.actor.send({ type: 'undo.pressed' });
    page.actor.send({ type: 'undo.confirmed' });
    await works('undone');
    expect(now().context.import?.kept).toEqual([]);
    expect(await page.town.snapshot()).toBe(before);
  });
});

describe('an import that is read as chosen', () => {
  test('a list whose encoding is open is read in the one that is chosen, and imported in it', async () => {
    page = await anImportPage('tab');
    // One byte is an accent in two encodings: "Nuñez" or "Nuûez".
    const words = 'Correo;Nombre;Apellido\r\nsol@taller.example;Sol;Nu#ez';
    page.choose(Uint8Array.from(words, (sign) => (sign === '#' ? 0x96 : sign.charCodeAt(0))));
    await page.stands('unreadable');
    expect(now().context.error?.reasons).toMatchObject([{ code: 'sheet_encoding' }]);
    page.actor.send({ type: 'reading.changed', reading: { encoding: 'cp850' } });
    await page.stands('previewing');
    expect(now().context.readAs).toMatchObject({
      encoding: 'cp850',
      separator: ';',
      lines: [{ row: 1 }, { row: 2, cells: ['sol@taller.example', 'Sol', 'Nuûez'] }],
    });
    page.actor.send({ type: 'reading.changed', reading: { encoding: 'macintosh' } });
    await page.stands('previewing');
    page.actor.send({ type: 'import.pressed' });
    await works('done');
    expect(await page.town.person('sol')).toMatchObject({ lastName: 'Nuñez' });
  });

  test('the chosen header row holds for the corrected list too', async () => {
    page = await anImportPage('tab');
    page.choose([
      ['Nombre', 'Apellido', 'Quién'],
      ['Dirección', 'Llamada', 'Familia'],
      ['sol@taller.example', 'Sol', ''],
    ]);
    await page.stands('mapping');
    expect(now().context.readAs?.headerRow).toBe(1);
    page.actor.send({ type: 'reading.changed', reading: { headerRow: 2 } });
    await page.stands('mapping');
    for (const [index, taken] of (['email', 'firstName', 'lastName'] as const).entries())
      page.actor.send({ type: 'column.changed', index, taken });
    page.actor.send({ type: 'columns.confirmed' });
    await page.stands('fixing');
    expect(now().context.check).toMatchObject({ rows: 1, errors: [{ cell: 'C3', code: 'cell_required' }] });
    page.actor.send({ type: 'cells.edited', edits: { C3: 'Paz' } });
    page.actor.send({ type: 'check.pressed' });
    await page.stands('previewing');
    expect(now().context.check?.preview?.lines).toMatchObject([{ row: 3, name: 'Sol Paz' }]);
  });
});

describe('an import of a list', () => {
  test('a workbook keeps its displayed leading zeros when other cells are edited', async () => {
    page = await anImportPage('tab');
    const styles = {
      'xl/styles.xml':
        '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    };
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const head = `<row r="1">${heads.map((text, at) => cell(`${'ABCD'[at] ?? ''}1`, text)).join('')}</row>`;
    const row = `<row r="4">${cell('A4', 'sol@taller.example')}${cell('B4', 'Sol')}<c r="D4" s="1"><v>73</v></c></row>`;
    page.choose(packed(partsOf(`${head}${row}`, styles)), 'personas.xlsx');
    await page.stands('fixing');
    expect(now().context.check?.errors).toMatchObject([{ cell: 'C4', code: 'cell_required', row: 4 }]);
    page.actor.send({ type: 'cells.edited', edits: { C4: 'Paz' } });
    page.actor.send({ type: 'check.pressed' });
    await page.stands('previewing');
    page.actor.send({ type: 'import.pressed' });
    await works('done');
    expect(await page.town.person('sol')).toMatchObject({ employeeNumber: '00073', lastName: 'Paz' });
  });

  test('a list with unknown columns asks for their meaning, and proposes the remembered one next time', async () => {
    page = await anImportPage('tab');
    const rows = (email: string) => [
      ['Login corporativo', 'Nombre', 'Apellido', 'Hobby'],
      [email, 'Mar', 'Gil', 'x'],
    ];
    page.choose(rows('mar@taller.example'));
    await page.stands('mapping');
    expect(now().context.columns).toEqual(['ignore', 'firstName', 'lastName', 'ignore']);
    page.actor.send({ type: 'column.changed', index: 0, taken: 'email' });
    page.actor.send({ type: 'columns.confirmed' });
    await page.stands('previewing');
    page.actor.send({ type: 'import.pressed' });
    await works('done');
    page.actor.send({ type: 'new.pressed' });
    page.choose(rows('mar2@taller.example'));
    await page.stands('mapping');
    expect(now().context.columns).toEqual(['email', 'firstName', 'lastName', 'ignore']);
  });

  test('an import continued with faults takes the valid rows and names the rejected ones', async () => {
    page = await anImportPage('tab');
    page.choose([heads, ['uno@taller.example', 'Uno', 'Uno', ''], ['dos@taller.example', 'Dos', '', '']]);
    await page.stands('fixing');
    page.actor.send({ type: 'continue.pressed' });
    await page.stands('previewing');
    page.actor.send({ type: 'import.pressed' });
    await works('done');
    expect(now().context.import?.rejected).toMatchObject([{ cell: 'C3', code: 'cell_required' }]);
    expect(await page.town.person('uno')).toBeDefined();
    expect(await page.town.person('dos')).toBeUndefined();
  });

  test('an import whose answers are lost is run once, with one idempotency key for all attempts', async () => {
    page = await anImportPage('tab');
    page.choose([heads, ['uno@taller.example', 'Uno', 'Uno', '']]);
    await page.stands('previewing');
    // All attempts of the request pass are lost, so the user must retry.
    page.lose('/org/upload/users', 3);
    page.actor.send({ type: 'import.pressed' });
    await page.stands('notSent');
    page.actor.send({ type: 'retry.pressed' });
    await works('done');
    const sent = page.writes.filter(({ call }) => call === '/rest/org/upload/users');
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    const { said } = await page.town.call('GET /org/imports');
    expect(said.pagination.total).toBe(1);
  });

  test('a file without rows is reported as unreadable', async () => {
    page = await anImportPage('tab');
    page.choose(xlsx([]), 'vacio.xlsx');
    await page.stands('unreadable');
    expect(now().context.error?.reasons).toMatchObject([{ field: 'file', code: 'sheet_empty' }]);
  });

  test('an import is refused while another one runs, and succeeds after that one is over', async () => {
    page = await anImportPage('tab');
    page.choose([heads, ['uno@taller.example', 'Uno', 'Uno', '']]);
    await page.stands('previewing');
    await page.town.send('POST /org/upload/users', [heads, ['dos@taller.example', 'Dos', 'Dos', '']]);
    page.actor.send({ type: 'import.pressed' });
    await page.stands('notSent');
    expect(now().context.error?.reasons).toMatchObject([{ code: 'import_running' }]);
    await page.town.deployment.tick();
    page.actor.send({ type: 'retry.pressed' });
    await page.stands('previewing');
    page.actor.send({ type: 'import.pressed' });
    await works('done');
  });
});

describe('an import that deactivates more than a fifth of the people', () => {
  test('deactivating more than a fifth of the people needs a confirmation, and can be undone', async () => {
    page = await anImportPage('tab', colleagues);
    page.actor.send({ type: 'kind.chosen', kind: 'deactivate' });
    page.choose([['Correo'], ...colleagues.map(({ email }) => [email])]);
    await page.stands('previewing');
    page.actor.send({ type: 'import.pressed' });
    expect(now().value).toBe('braking');
    expect(now().context.check?.preview).toMatchObject({ isBraked: true, counts: { deactivated: 8 } });
    page.actor.send({ type: 'back.pressed' });
    expect(await page.town.person('p3')).toMatchObject({ active: true });
    page.actor.send({ type: 'import.pressed' });
    page.actor.send({ type: 'brake.confirmed' });
    await works('done');
    expect(await page.town.person('p3')).toMatchObject({ active: false });
    page.actor.send({ type: 'undo.pressed' });
    page.actor.send({ type: 'undo.confirmed' });
    await works('undone');
    expect(await page.town.person('p3')).toMatchObject({ active: true });
  });

  test('deactivating missing people is counted again in the preview, and never includes the importing administrator', async () => {
    page = await anImportPage('tab', colleagues);
    page.choose([heads, ['bruno@taller.example', 'Bruno', 'Taller', '']]);
    await page.stands('previewing');
    expect(now().context.check?.preview?.isBraked).toBe(false);
    page.actor.send({ type: 'missing.changed', isOn: true });
    await page.stands('previewing');
    const preview = now().context.check?.preview;
    expect(preview?.isBraked).toBe(true);
    expect(preview?.lines.map(({ email }) => email)).not.toContain('diego@taller.example');
  });
});

describe('an import opened by its address', () => {
  test('an import is opened again by its address, even after a network failure', async () => {
    page = await anImportPage('tab');
    const { said } = await page.town.send('POST /org/upload/users', [
      heads,
      ['uno@taller.example', 'Uno', 'Uno', ''],
    ]);
    page.lose('KeptImportById', 1, 'before');
    const other = page.reopen(said.import_id);
    await waitFor(other, ({ context }) => context.lost !== null);
    expect(other.getSnapshot().value).toBe('opening');
    await waitFor(other, ({ value }) => value === 'running');
    const going = setInterval(() => void page.town.deployment.tick(), 5);
    await waitFor(other, ({ value }) => value === 'done').finally(() => clearInterval(going));
  });

  test('an import with an unknown id is reported as not found', async () => {
    page = await anImportPage('tab');
    const other = page.reopen('019d0000-0000-7000-8000-00000000dead');
    await waitFor(other, ({ context }) => context.lost !== null);
    expect(other.getSnapshot().context.lost).toMatchObject({ code: 'not_found' });
  });
});

test('every header of the import template is recognised', async () => {
  page = await anImportPage('tab');
  const words = (field: ImportField): string => fieldWords[field].message ?? fieldWords[field].id;
  page.choose([
    importFields.map(words),
    importFields.map((field) => (field === 'email' ? 'uno@taller.example' : '')),
  ]);
  await waitFor(page.actor, ({ context }) => context.check !== null);
  expect(now().context.columns).toEqual([...importFields]);
});
