/** An employee number belongs to one person, also when a list passes numbers on. */
import { afterEach, describe, expect, it } from 'vitest';
import { storesOf } from '../support/trials.ts';
import { aTown, somebody, type Town } from './importFixture.ts';

let town: Town;
afterEach(() => town.deployment.close());

const people = ['10', '20', '30'].map((employeeNumber) => somebody(`p${employeeNumber}`, { employeeNumber }));
const sheet = (...rows: readonly (readonly [string, string])[]) => [
  ['Correo', 'Nombre', 'Apellido', 'Número de empleado'],
  ...rows.map(([name, number]) => [`${name}@taller.example`, '', '', number]),
];
const refused = async (list: ReturnType<typeof sheet>): Promise<unknown[]> =>
  (await town.check(list)).said.errors.map(({ row, code }: { row: number; code: string }) => [row, code]);

describe.each(storesOf(import.meta.url))('employee numbers of a list, %s store', (kind) => {
  it('numbers can be exchanged by one list', async () => {
    town = await aTown(kind, people);
    const list = sheet(['p10', '20'], ['p20', '10']);
    expect(await refused(list)).toEqual([]);
    await town.bring(list);
    expect([(await town.person('p10'))?.employeeNumber, (await town.person('p20'))?.employeeNumber]).toEqual([
      '20',
      '10',
    ]);
  });

  it('a number stays with its owner whose own row is refused, and so does every number behind it', async () => {
    town = await aTown(kind, [...people, somebody('long', { employeeNumber: '0040' })]);
    // "40" lost the zeros of "0040".
    const list = sheet(['p10', '20'], ['p20', '30'], ['p30', '40']);
    expect(await refused(list)).toEqual([
      [2, 'cell_number_taken'],
      [3, 'cell_number_taken'],
      [4, 'cell_zeros_lost'],
    ]);
  });

  it('a second row of an owner that is refused does not hold the number back', async () => {
    town = await aTown(kind, people);
    const list = sheet(['p10', '20'], ['p20', '21'], ['p20', '']);
    expect(await refused(list)).toEqual([[4, 'cell_duplicate']]);
  });

  it('a second row of an owner that wants the number of another person does not hold the first number back', async () => {
    town = await aTown(kind, people);
    const list = sheet(['p10', '20'], ['p20', '21'], ['p20', '30']);
    expect(await refused(list)).toEqual([
      [4, 'cell_duplicate'],
      [4, 'cell_number_taken'],
    ]);
  });
});
