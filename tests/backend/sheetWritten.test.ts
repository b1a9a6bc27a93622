/** Any workbook of another writer comes in as it is shown: texts, numbers in formats, and days. */
import fc from 'fast-check';
import write from 'write-excel-file/universal';
import { expect, it } from 'vitest';
import { readSheet } from '#backend/users/sheet.ts';
import { trials } from '#tests/support/trials.ts';

interface Written {
  readonly cell: object | null;
  readonly shown: string;
}

const padded = (value: number, length: number): string => String(value).padStart(length, '0');
const number = fc.nat(99_999_999);
const word = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.trim())
  // The writer drops what XML forbids or discourages, and U+FFFD.
  .filter((text) => !/[\p{Cc}\p{Cs}\p{NChar}\u{fffd}]|_x[0-9a-f]{4}_/iu.test(text))
  // The writer looks texts up in a plain object, so that "toString" refers to no text of its file.
  .filter((text) => !(text in {}));

/** A cell of any kind, and what a spreadsheet program shows in it. */
const cells: fc.Arbitrary<Written> = fc.oneof(
  word.map((text) => ({ cell: text === '' ? null : { value: text, type: String }, shown: text })),
  number.map((value) => ({ cell: { value, type: Number }, shown: String(value) })),
  number.map((value) => ({
    cell: { value, type: Number, format: '"EMP-"000000' },
    shown: `EMP-${padded(value, 6)}`,
  })),
  number.map((value) => ({ cell: { value, type: Number, format: '00000' }, shown: padded(value, 5) })),
  number.map((value) => ({ cell: { value, type: Number, format: '#,##0' }, shown: String(value) })),
  fc
    .nat(100)
    .map((value) => ({ cell: { value: value / 100, type: Number, format: '0%' }, shown: `${value}%` })),
  fc
    .record({
      day: fc.integer({ min: -25_000, max: 40_000 }),
      format: fc.constantFrom('dd/mm/yyyy', 'mmm d, yy'),
    })
    .map(({ day, format }) => {
      const value = new Date(day * 86_400_000);
      return { cell: { value, type: Date, format }, shown: value.toISOString().slice(0, 10) };
    }),
  fc.boolean().map((value) => ({ cell: { value, type: Boolean }, shown: String(value) })),
);

const heads = ['Correo', 'Nombre', 'Apellido', 'Departamento', 'Cargo'];

it('any workbook comes in as it is shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cells, cells, cells, cells), { minLength: 1, maxLength: 12 }),
      async (rows) => {
        const blob = await write([
          heads.map((value) => ({ value, type: String })),
          ...rows.map((row, at) => [
            { value: `p${at}@x.example`, type: String },
            ...row.map(({ cell }) => cell),
          ]),
        ]).toBlob();
        const { headers, rows: found, longer } = await readSheet(new Uint8Array(await blob.arrayBuffer()));
        expect([headers, longer]).toEqual([heads, []]);
        const wanted = rows.map((row, at) => [`p${at}@x.example`, ...row.map(({ shown }) => shown)]);
        expect(found.map((row) => heads.map((_, column) => row.cells[column] ?? ''))).toEqual(wanted);
      },
    ),
    { numRuns: trials(100) },
  );
});
