/** Small rules of the points administration: lines and their numbers, ranges of levels, days of reports, tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reason } from '#schema/reasons.ts';
import { check } from '#schema/kit/validate.ts';
import { TransferMap } from '#schema/points/admin.endpoints.ts';
import { placeAmong, rangesOf } from '#src/points/admin/levelRanges.ts';
import { daysOf, periodOf, readReport, writeReport } from '#src/points/admin/reportFilter.ts';
import { departmentTable, outputTable } from '#src/points/admin/reportTables.ts';
import {
  checkLines,
  emptyLine,
  faultsOf,
  mapOf,
  noFaults,
  peopleOf,
  sentLines,
  totalOf,
  type Line,
} from '#src/points/admin/transferLines.ts';
import { person } from '#stories/kit/world.sample.ts';

const lineOf = (key: string, more: Partial<Line> = {}): Line => ({
  ...emptyLine(key, 'redeem'),
  people: [person(Number(key) % 8)],
  amount: 10,
  ...more,
});

/** Random lines with their own keys, some of them empty. */
const someLines = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 20 })
  .map((written) =>
    written.map((is, index) => (is ? lineOf(String(index)) : emptyLine(String(index), 'give'))),
  );

describe('the lines of a transfer', () => {
  test('written transfer lines are numbered from "1" without gaps, and a validation error finds its line', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const keys = Object.keys(mapOf(lines));
        expect(keys).toEqual(keys.map((_, place) => String(place + 1)));
        const written = lines.filter(({ people }) => people.length > 0);
        expect(check(TransferMap, mapOf(lines), 'es').ok).toBe(written.length > 0);
        written.forEach((line, place) => {
          const found = faultsOf(lines, [reason(`${place + 1}.user_id`, 'person_unknown', 'es', {})]);
          expect([...found.lines.keys()]).toEqual([line.key]);
          expect(found.lines.get(line.key)?.people).toMatch(/no está en tu organización/u);
        });
      }),
    );
  });

  test('a missing value is reported at its field, and the first error of a whole line at its amount', () => {
    const lines = [lineOf('1'), lineOf('2', { people: [] }), lineOf('3', { amount: null })];
    const { lines: wrong, rest } = checkLines(lines, 'es');
    expect([...wrong].map(([key, faults]) => [key, Object.keys(faults)])).toEqual([
      ['2', ['people']],
      ['3', ['amount']],
    ]);
    expect(rest).toBeNull();
    const budget = reason('3', 'budget_insufficient', 'es', { have: 1, need: 2 });
    const found = faultsOf(lines, [
      budget,
      reason('3.amount', 'required', 'es', {}),
      reason('9', 'transfer_too_long', 'es', {}),
    ]);
    expect(found.lines.get('3')).toEqual({ amount: budget.message });
    expect(found.rest).toMatch(/200 filas/u);
  });

  test('a person on two transfer lines counts once, and an empty transfer is refused', () => {
    expect(peopleOf([lineOf('1'), lineOf('9'), lineOf('2')])).toBe(2);
    expect(totalOf([lineOf('1'), emptyLine('2', 'give')])).toBe(10);
    expect(sentLines([emptyLine('1', 'give'), emptyLine('2', 'give')])).toHaveLength(1);
    expect(checkLines([emptyLine('1', 'give')], 'es')).not.toBe(noFaults);
    expect(checkLines([lineOf('1')], 'es')).toBe(noFaults);
  });
});

describe('point levels', () => {
  const starts = fc.uniqueArray(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 12 });

  test('levels hold every point from the lowest level on exactly once, in any order', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 6_000 }), (all, points) => {
        const ranges = rangesOf(all.map((minPoints) => ({ minPoints })));
        const holding = ranges.filter(({ from, to }) => from <= points && (to === null || points <= to));
        expect(holding).toHaveLength(points < Math.min(...all) ? 0 : 1);
      }),
    );
  });

  test('the range shown for a new level equals its range once it is created', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 6_000 }), (all, minPoints) => {
        const others = all.map((start) => ({ minPoints: start }));
        const place = placeAmong(others, minPoints);
        expect(place === null).toBe(all.includes(minPoints));
        if (place === null) return;
        const ranges = rangesOf([...others, { minPoints }]);
        const at = ranges.findIndex(({ from }) => from === minPoints);
        expect(place.to).toBe(ranges[at]?.to);
        expect(place.before ?? undefined).toBe(ranges[at - 1]?.level);
      }),
    );
  });
});

describe('the days of a report', () => {
  test('the days of a report are this month by default, and periods are whole months across years', () => {
    expect(readReport(new URLSearchParams(), '2026-01-15')).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    });
    expect(daysOf('before', '2026-01-15')).toEqual({ startDate: '2025-12-01', endDate: '2025-12-31' });
    expect(daysOf('before', '2028-03-31')).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
    expect(periodOf({ startDate: '2026-01-02', endDate: '2026-01-31' }, '2026-01-15')).toBeNull();
  });

  test('the days of a report are restored from their address', () => {
    const day = fc
      .integer({ min: 0, max: 2_000 })
      .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.record({ startDate: day, endDate: day, departmentId: fc.uuid() }, { requiredKeys: [] }),
        day,
        (scope, today) => {
          expect(readReport(new URLSearchParams(writeReport(scope, today)), today)).toEqual(scope);
        },
      ),
    );
  });
});

describe('the reports as tables', () => {
  test('report tables have a cell for each column, numbers as numbers, and a name for missing departments', () => {
    const use = departmentTable(
      [
        {
          departmentId: null,
          name: null,
          people: 3,
          received: 1,
          given: 2,
          expired: 0,
          earned: 4,
          redeemed: 5,
        },
      ],
      {
        department: 'Departamento',
        none: 'Sin departamento',
        people: 'Personas',
        received: 'Recibió',
        given: 'Dio',
        expired: 'Venció',
        earned: 'Ganó',
        redeemed: 'Canjeó',
      },
    );
    expect(use.rows).toEqual([['Sin departamento', 3, 1, 2, 0, 4, 5]]);
    expect(use.columns).toHaveLength(7);
    const out = outputTable(
      [
        {
          id: 'l1',
          user: person(1),
          purse: 'redeem',
          kind: 'purchase',
          amount: 30,
          counterpart: null,
          note: '',
          createdAt: '2026-03-01T03:04:05.678Z',
        },
      ],
      {
        date: 'Fecha',
        person: 'Persona',
        email: 'Correo',
        department: 'Departamento',
        kind: 'Motivo',
        purse: 'Billetera',
        points: 'Puntos',
        counterpart: 'A quién',
        organisation: 'La organización',
        note: 'Nota',
        line: 'Movimiento',
      },
      { kind: (kind) => kind, purse: (purse) => purse },
      'America/Bogota',
    );
    expect(out.rows).toEqual([
      [
        new Date('2026-02-28T22:04:05Z'),
        'Luis Paz',
        'luis.paz@aurora.example',
        'Datos',
        'purchase',
        'redeem',
        30,
        'La organización',
        '',
        'l1',
      ],
    ]);
  });
});
