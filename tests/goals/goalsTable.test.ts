/** The file of goals: one can sum numbers, sort dates and tell goals of the same title apart. */
import { expect, test } from 'vitest';
import { goalsTable, type GoalsHeads } from '#src/goals/admin/goalsTable.ts';
import { fileOf } from '#src/lib/tableFiles.ts';
import { aGoal } from '#stories/goals/goals.sample.ts';

const heads: GoalsHeads = {
  title: 'Objetivo',
  owner: 'Dueño',
  email: 'Correo',
  department: 'Departamento',
  level: 'Nivel',
  period: 'Periodo',
  category: 'Categoría',
  parents: 'Aporta a',
  status: 'Estado',
  state: 'Cómo va',
  progress: 'Avance en %',
  start: 'Comienzo',
  value: 'Valor',
  target: 'Meta',
  unit: 'Unidad',
  weight: 'Peso',
  dueOn: 'Fecha límite',
  checkedAt: 'Último avance',
};
const table = (own: Parameters<typeof aGoal>[0]) =>
  goalsTable([{ ...aGoal(own), parentTitles: ['Crecer', 'Abrir'] }], heads, {
    title: ({ title }) => title,
    level: () => 'Persona',
    period: () => 'T1',
    category: () => 'Clientes',
    status: () => 'Abierto',
    state: () => 'Sin novedades',
    timeZone: 'America/Bogota',
  });
const cellsOf = (own: Parameters<typeof aGoal>[0]) => {
  const { columns, rows } = table(own);
  return Object.fromEntries(columns.map(({ header }, at) => [header, rows[0]?.[at]]));
};

test('a goal says its period, category, level and goals above; numbers are numbers and days are days', () => {
  expect(
    cellsOf({ progress: '11/25', dueOn: '2026-03-31', checkedAt: '2026-03-01T03:00:00.000Z' }),
  ).toMatchObject({
    Nivel: 'Persona',
    Periodo: 'T1',
    Categoría: 'Clientes',
    'Aporta a': 'Crecer; Abrir',
    'Cómo va': 'Sin novedades',
    'Avance en %': 44,
    'Fecha límite': new Date('2026-03-31T00:00:00Z'),
    'Último avance': new Date('2026-02-28T00:00:00Z'),
  });
});

test('nothing measured is empty, not 0', () => {
  expect(cellsOf({ progress: null, value: null, checkedAt: null })).toMatchObject({
    'Avance en %': '',
    Valor: '',
    'Fecha límite': '',
    'Último avance': '',
  });
});

test('a day has no hour in the file', async () => {
  const text = await (await fileOf(table({ dueOn: '2026-03-31' }), 'csv', 'objetivos')).text();
  expect(text).toContain(',2026-03-31,');
});
