/** Results of a made-up survey for the stories and tests of plots. */
import type { Figure, PlotFacts } from '#src/plots/plot.shape.ts';
import type { HeatSegment } from '#src/plots/HeatMap.tsx';
import type { BarRow, Named, TrendSeries } from '#src/plots/tables.ts';

export const facts: PlotFacts = {
  n: 412,
  from: '2026-11-02T05:00:00Z',
  to: '2026-11-17T04:59:59Z',
  filter: null,
  timeZone: 'America/Bogota',
};

const groups: readonly (readonly [string, number | 'withheld', number])[] = [
  ['Finanzas', 46, 48],
  ['Tecnología', 121, 138],
  ['Ventas y alianzas', 96, 120],
  ['Operaciones de la región andina y del Caribe', 104, 142],
  ['Servicio al cliente', 45, 82],
  ['Jurídica', 'withheld', 6],
  ['Mantenimiento', 0, 12],
];

export const participation: readonly BarRow[] = groups.map(([label, value, total]) => ({
  id: label,
  label,
  value,
  total,
}));

export const questions: readonly Named[] = [
  { id: 'q1', label: 'Sé qué se espera de mí' },
  { id: 'q2', label: 'Mi trabajo se reconoce' },
  { id: 'q3', label: 'Confío en mi líder' },
  { id: 'q4', label: 'Tengo lo que necesito para trabajar bien' },
  { id: 'q5', label: 'Recomendaría este lugar' },
];

const values: readonly (readonly [string, readonly number[]])[] = [
  ['Finanzas', [88, 74, 81, 69, 77]],
  ['Tecnología', [79, 62, 84, 58, 71]],
  ['Ventas y alianzas', [83, 71, 76, 72, 80]],
  ['Operaciones de la región andina y del Caribe', [72, 48, 66, 43, 55]],
  ['Servicio al cliente', [64, 41, 59, 38, 47]],
  ['Jurídica', []],
];

/** A segment below the threshold is withheld in each question; one question was not asked everywhere. */
export const segments: readonly HeatSegment[] = values.map(([label, row], line) => ({
  id: label,
  label,
  cells: questions.map((_, index): Figure => {
    const value = row[index];
    if (value === undefined) return 'withheld';
    return line === 2 && index === 4 ? 'none' : { value, n: 46 + line * 17 };
  }),
}));

export const waves: readonly Named[] = [
  'T1 2025',
  'T2 2025',
  'T3 2025',
  'T4 2025',
  'T1 2026',
  'T2 2026',
  'T3 2026',
  'T4 2026',
].map((label) => ({ id: label, label }));

const points = (list: readonly (number | null)[], n: number): readonly Figure[] =>
  list.map((value, index) => (value === null ? 'none' : { value, n: n + index * 3 }));

export const ownLine: TrendSeries = {
  label: 'Tecnología',
  points: points([11, 14, 18, null, 4, 9, 26, 34], 118),
};
export const organisation: TrendSeries = {
  label: 'Toda la organización',
  points: points([15, 16, 19, 20, 17, 19, 24, 27], 380),
};
