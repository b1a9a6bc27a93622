/** What plots are made of: shares, values as words, the tables behind them, and their files. */
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { fileOf, sheetName } from '#src/lib/tableFiles.ts';
import { fileName, fileTable } from '#src/plots/fileTable.ts';
import { extentOf, layoutOf, stripsIn } from '#src/plots/heat.ts';
import type { PlotTable } from '#src/plots/plot.shape.ts';
import { sharesOf } from '#src/plots/shares.ts';
import { barsTable, heatTable, percentOf, trendTable } from '#src/plots/tables.ts';
import { domainOf, shownWaves } from '#src/plots/trendPlaces.ts';
import type { PlotWords } from '#src/plots/usePlotWords.ts';
import { valueText } from '#src/plots/valueText.ts';
import { facts, ownLine, participation, questions, segments, waves } from '#stories/plots/plots.sample.ts';

const words: PlotWords = {
  group: 'Grupo',
  question: 'Pregunta',
  wave: 'Medición',
  answer: 'Respuesta',
  part: 'Parte',
  valueIn: (unit) => `Valor en ${unit}`,
  percent: 'Porcentaje',
  answers: 'Respuestas',
  withheld: 'Pocas respuestas',
  none: 'Sin datos',
};
const headers = { filter: 'Filtro', from: 'Desde', to: 'Hasta' };

describe('shares', () => {
  test('shares add to 100 and are less than 1 away from the exact share, for any counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const shares = sharesOf(counts);
        if (total === 0) return shares === null;
        return (
          shares !== null &&
          shares.reduce((sum, share) => sum + share, 0) === 100 &&
          shares.every((share, index) => Math.abs(share - ((counts[index] ?? 0) * 100) / total) < 1)
        );
      }),
    );
  });

  test('the largest remainder gets the missing percent, and the earlier count wins a tie', () => {
    expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33]);
    expect(sharesOf([1, 5, 1])).toEqual([14, 72, 14]);
    expect(sharesOf([0, 7])).toEqual([0, 100]);
  });

  test('there are no shares where nobody answered', () => {
    expect(sharesOf([0, 0, 0])).toBeNull();
    expect(sharesOf([])).toBeNull();
  });
});

test('values are written with their unit, and a loss with a real minus sign', () => {
  expect(valueText(34, 'balance', 'es')).toBe('+34');
  expect(valueText(-7, 'balance', 'en')).toBe('−7');
  expect(valueText(84, 'percent', 'en')).toBe('84%');
  expect(valueText(84, 'percent', 'es')).toBe('84\u{A0}%');
  expect(valueText(4, 'score', 'en')).toBe('4.0');
});

describe('the table behind a plot', () => {
  test('a withheld group shows neither its part nor its percentage', () => {
    const { rows } = barsTable(participation, words, { value: 'Respondieron', total: 'Invitados' });
    expect(rows[0]).toEqual(['Finanzas', 46, 48, 96]);
    expect(rows.find(([group]) => group === 'Jurídica')).toEqual([
      'Jurídica',
      'Pocas respuestas',
      6,
      'Pocas respuestas',
    ]);
  });

  test('a group without a total has no percentage', () => {
    expect(percentOf({ value: 0, total: 0 })).toBeNull();
  });

  test('a heat map has one row per cell, and a withheld cell shows no number of answers', () => {
    const { rows } = heatTable(segments, questions, 'percent', words);
    expect(rows).toHaveLength(segments.length * questions.length);
    expect(rows[0]).toEqual(['Finanzas', 'Sé qué se espera de mí', 88, 46]);
    expect(rows.at(-1)).toEqual([
      'Jurídica',
      'Recomendaría este lugar',
      'Pocas respuestas',
      'Pocas respuestas',
    ]);
  });

  test('a wave without data has a row in the table of a trend', () => {
    const { rows } = trendTable(waves, [ownLine], 'balance', words);
    expect(rows).toHaveLength(waves.length);
    expect(rows[3]).toEqual(['T4 2025', 'Sin datos', 0]);
  });
});

describe('a trend', () => {
  test('the axis of percentages is whole, and any other holds all values and 0', () => {
    expect(domainOf([ownLine], 'percent')).toEqual([0, 100]);
    expect(domainOf([ownLine], 'balance')).toEqual([0, 34]);
    expect(domainOf([{ label: '', points: ['none'] }], 'balance')).toEqual([0, 1]);
  });

  test('the newest wave keeps its label where labels do not fit', () => {
    const labels = waves.map(({ label }) => label);
    expect(shownWaves(labels, 1_000)).toHaveLength(waves.length);
    const few = shownWaves(labels, 250);
    expect(few.length).toBeLessThan(5);
    expect(few.at(-1)).toBe(waves.length - 1);
  });
});

describe('a heat map', () => {
  test('a heat map turns where only its segments fit as columns, and is strips where neither fits', () => {
    expect(layoutOf(900, { segments: 6, questions: 5 })).toBe('grid');
    expect(layoutOf(900, { segments: 6, questions: 15 })).toBe('turned');
    expect(layoutOf(340, { segments: 6, questions: 5 })).toBe('strips');
  });

  test('the last line of strips is as full as possible', () => {
    expect(stripsIn(340, 6)).toBe(1);
    expect(stripsIn(1_200, 6)).toBe(3);
    expect(stripsIn(1_200, 0)).toBe(0);
  });

  test('withheld cells and cells without answers are outside the range of the colours', () => {
    expect(extentOf(['withheld', { value: 3, n: 9 }, 'none', { value: 1, n: 9 }])).toEqual([1, 3]);
    expect(extentOf(['withheld', 'none'])).toBeNull();
  });
});

describe('the file of a plot', () => {
  const table: PlotTable = {
    columns: [
      { header: 'Grupo', unit: null },
      { header: 'Valor', unit: 'score' },
    ],
    rows: [
      ['=HYPERLINK("x")', 3.4],
      ['Ventas', 'Pocas respuestas'],
    ],
  };

  test('each row of the file says filter and dates in the time zone, and a formula stays a text', async () => {
    const file = await fileOf(
      fileTable(table, { ...facts, filter: 'Ventas' }, headers),
      'csv',
      'participacion',
    );
    const { data } = papa.parse<string[]>((await file.text()).replace('\ufeff', ''));
    expect(data).toEqual([
      ['Grupo', 'Valor', 'Filtro', 'Desde', 'Hasta'],
      ['\'=HYPERLINK("x")', '3.4', 'Ventas', '2026-11-02', '2026-11-16'],
      ['Ventas', 'Pocas respuestas', 'Ventas', '2026-11-02', '2026-11-16'],
    ]);
  });

  test('a day of the file is a date, and a value names its unit', () => {
    const table = heatTable(segments, questions, 'score', words);
    const { rows, columns } = fileTable(table, facts, headers);
    expect(rows[0]?.at(-2)).toEqual(new Date('2026-11-02T00:00:00Z'));
    expect(columns.map(({ header }) => header)).toContain('Valor en score');
  });

  test('a decimal keeps its digit in a spreadsheet', async () => {
    const file = await fileOf(fileTable(table, facts, headers), 'xlsx', 'participacion-2026-11-27');
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('"participacion-2026-11-27"');
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('#,##0.0');
  });

  test('a long name is cut before its day where it names a sheet', () => {
    expect(sheetName('objetivos-ene-2026-abr-2026-2026-11-27')).toBe('objetivos-ene-2026-a-2026-11-27');
    expect(sheetName('puntos: [2026/11]')).toBe('puntos   2026 11');
  });

  test('a title is the name of the file, without signs that file systems refuse', () => {
    expect(fileName('¿Participación por área?')).toBe('participacion-por-area');
  });
});
