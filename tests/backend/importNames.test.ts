/** Names of people and departments are the same by form and by list. */
import { afterEach, describe, expect, it } from 'vitest';
import { storesOf } from '../support/trials.ts';
import { aTown, somebody, wrongOf, type Town } from './importFixture.ts';

let town: Town;
afterEach(() => town.deployment.close());

describe.each(storesOf(import.meta.url))('names by form and by list, %s store', (kind) => {
  it('a department that looks like another is refused by the form, and found by a list', async () => {
    town = await aTown(kind, [somebody('pia', { firstName: 'Pía', departmentId: 'sales' })]);
    const made = async (name: string): Promise<number> =>
      (await town.call('POST /department', { name })).status;
    expect([
      await made('Ventas Norte'),
      await made('Ventas  Norte'),
      await made('Ventas\u{a0}Norte'),
    ]).toEqual([200, 422, 422]);
    expect([await made('ventas\u{200b} norte'), await made('Véntas Norte')]).toEqual([422, 200]);
    const { said } = await town.check([
      ['Correo', 'Nombre', 'Apellido', 'Departamento'],
      ['pia@taller.example', '', '', 'VENTAS  Nor\u{200b}te'],
      ['ana@taller.example', '', '', 'Véntas norte'],
      ['bruno@taller.example', '', '', 'Vèntas'],
    ]);
    expect(said.preview.new_departments).toEqual(['Vèntas']);
  });

  it('a list stores names on one line without invisible signs, and takes any valid address', async () => {
    town = await aTown(kind);
    const { said } = await town.check([
      ['Correo', 'Nombre', 'Apellido'],
      [' r&d@x.example ', 'Ana\u{202e}', 'Paz\r\nSol'],
      ['ana@españa.example', 'Lu\u{200b}cía', 'Cárdenas'],
      ['ivan@xn--e1afmkfd.xn--p1ai', 'Ivan', 'Paz'],
    ]);
    expect(said.errors).toEqual([]);
    expect(said.preview.lines.map(({ name }: { name: string }) => name)).toEqual([
      'Ana Paz Sol',
      'Lucía Cárdenas',
      'Ivan Paz',
    ]);
  });

  it('an address is one, with its domain in letters or in punycode', async () => {
    town = await aTown(kind, [somebody('pia', { email: 'pia@xn--espaa-rta.example' })]);
    const listed = await town.check([
      ['Correo', 'Nombre', 'Apellido'],
      ['Pia@España.example', '', ''],
      ['leo@españa.example', 'Leo', 'Paz'],
      ['leo@xn--espaa-rta.example', 'Leo', 'Paz'],
    ]);
    expect(wrongOf(listed)).toEqual(['A4 cell_duplicate']);
    expect(listed.said.preview.counts).toMatchObject({ added: 1, unchanged: 1 });
    const person = { first_name: 'Pia', last_name: 'Sol', email: 'pia@españa.example' };
    const refused = await town.call('POST /org/create/user', person);
    expect([refused.status, refused.said.reasons]).toMatchObject([
      422,
      [{ field: 'email', code: 'email_taken' }],
    ]);
  });

  it('nobody is born after the first working day, by form and by list', async () => {
    town = await aTown(kind, [somebody('pia', { birthday: '1990-01-01', admissionDate: '2010-01-01' })]);
    const person = {
      first_name: 'Leo',
      last_name: 'Paz',
      email: 'leo@taller.example',
      birthday: '2020-01-01',
      admission_date: '2010-01-01',
    };
    const refused = await town.call('POST /org/create/user', person);
    expect([refused.status, refused.said.reasons]).toMatchObject([
      422,
      [{ field: 'birthday', code: 'born_after_start' }],
    ]);
    const listed = await town.check([
      ['Correo', 'Nombre', 'Apellido', 'Nacimiento', 'Fecha de ingreso'],
      ['leo@taller.example', 'Leo', 'Paz', '2020-01-01', '2010-01-01'],
      ['pia@taller.example', '', '', '', '1980-01-01'],
    ]);
    expect(wrongOf(listed)).toEqual(['D2 cell_born_after_start', 'D3 cell_born_after_start']);
  });

  it('an import stores a cell that begins like a formula as plain text', async () => {
    town = await aTown(kind);
    const sly = '=HYPERLINK("http://evil.example","clic")';
    await town.bring([
      ['Correo', 'Nombre', 'Apellido', 'Cargo'],
      ['sly@taller.example', sly, '@SUM(A1)', '-2+3'],
    ]);
    expect(await town.person('sly')).toMatchObject({
      firstName: sly,
      lastName: '@SUM(A1)',
      jobPosition: '-2+3',
    });
  });
});
