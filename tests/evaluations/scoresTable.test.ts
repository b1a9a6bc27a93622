/** The file of the compared scores. */
import { expect, it } from 'vitest';
import type { CyclePerson } from '#src/evaluations/admin/evaluationsAdmin.queries.ts';
import { scoresTable } from '#src/evaluations/admin/scoresTable.ts';

const user = (firstName: string): CyclePerson['user'] => ({
  id: firstName,
  firstName,
  lastName: 'Taller',
  email: `${firstName}@taller.example`,
  jobPosition: null,
  departmentId: null,
  departmentName: null,
  profileImageUrl: null,
  active: true,
  takesPoints: true,
});
const person = (name: string, own: Partial<CyclePerson>): CyclePerson => ({
  id: name,
  cycleId: 'cycle',
  title: '',
  titleEn: null,
  phase: 'calibrating',
  nominateUntil: null,
  confirmUntil: null,
  writeUntil: null,
  leader: null,
  nominations: [],
  confirmed: false,
  sharedAt: null,
  readAt: null,
  acknowledgedAt: null,
  user: user(name),
  departmentName: null,
  evaluations: 0,
  completed: 0,
  score: null,
  calibrated: null,
  calibrationReason: null,
  shareOn: null,
  left: false,
  ...own,
});

it('a file of scores has one row per person, with scores as numbers and nothing where one is missing', () => {
  const heads = {
    person: 'Persona',
    email: 'Correo',
    department: 'Departamento',
    leader: 'Líder',
    score: 'Calculado',
    calibrated: 'Calibrado',
    reason: 'Por qué',
    shared: 'Compartido',
    read: 'Leído',
  };
  const { columns, rows } = scoresTable(
    [
      person('ana', {
        departmentName: 'Ventas',
        leader: user('carla'),
        score: 4.25,
        calibrated: 4,
        calibrationReason: 'Comparación',
        sharedAt: '2026-11-02T15:00:00.000Z',
        nominations: [{ user: user('bruno'), state: 'confirmed' }],
      }),
      person('elena', {}),
    ],
    heads,
  );
  expect(columns.map(({ header }) => header)).toEqual(Object.values(heads));
  expect(rows).toEqual([
    [
      'ana Taller',
      'ana@taller.example',
      'Ventas',
      'carla Taller',
      4.25,
      4,
      'Comparación',
      new Date('2026-11-02T15:00:00.000Z'),
      '',
    ],
    ['elena Taller', 'elena@taller.example', '', '', '', '', '', '', ''],
  ]);
});
