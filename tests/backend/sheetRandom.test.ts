/** Any list as programs write it: what comes in is what was written, or a fault says which cell is not right. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { SheetRefused } from '#backend/users/sheet.refused.ts';
import { isSpoilt } from '#backend/users/sheet.decode.ts';
import { readSheet, type Sheet } from '#backend/users/sheet.ts';
import { trials } from '#tests/support/trials.ts';
import { aTown, somebody } from './importFixture.ts';
import { inOneByte, wide } from './textEncodings.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const separators = [',', ';', '\t', '|'] as const;
const ends = ['\r\n', '\n', '\r'] as const;
const oneByte = ['windows-1252', 'macintosh', 'cp850'] as const;
const encodings = ['utf-8', 'utf-8 marked', 'le', 'le marked', 'be', 'be marked', ...oneByte] as const;
type Encoding = (typeof encodings)[number];

const isOneByte = (encoding: Encoding): encoding is (typeof oneByte)[number] =>
  oneByte.some((one) => one === encoding);

function encoded(text: string, encoding: Encoding): Bytes {
  if (isOneByte(encoding)) return inOneByte(text, encoding);
  const isMarked = encoding.endsWith('marked');
  if (encoding.startsWith('utf-8')) return new TextEncoder().encode(isMarked ? `\u{feff}${text}` : text);
  return wide(text, encoding.startsWith('le') ? 'le' : 'be', isMarked);
}

/** How each cell and row is written; used up in turn. */
interface Pen {
  readonly separator: string;
  readonly ends: readonly string[];
  readonly quotes: readonly boolean[];
  readonly isTold: boolean;
  readonly byPapa: boolean;
}
const pens = fc.record({
  separator: fc.constantFrom(...separators),
  ends: fc.array(fc.constantFrom(...ends), { minLength: 1, maxLength: 5 }),
  quotes: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
  isTold: fc.boolean(),
  byPapa: fc.boolean(),
});

/** Two writers: Papa, with one line end for the whole file, and one that changes line ends and quotes as it goes. */
function written(
  rows: readonly (readonly string[])[],
  { separator, ends: breaks, quotes, isTold, byPapa }: Pen,
): string {
  const first = isTold ? `sep=${separator}${breaks[0]}` : '';
  if (byPapa)
    return (
      first +
      Papa.unparse(
        rows.map((row) => [...row]),
        { delimiter: separator, newline: breaks[0], quotes: quotes[0] },
      )
    );
  let cells = 0;
  const cell = (text: string): string =>
    /["\r\n,;\t|]/.test(text) || quotes[cells++ % quotes.length] === true
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return first + rows.map((row, at) => row.map(cell).join(separator) + breaks[at % breaks.length]).join('');
}

const word = fc.constantFrom(
  'Ana',
  'José',
  'Íñigo',
  'Núñez',
  'Ángel',
  'Güell',
  'MARÍA',
  'LÓPEZ',
  'Peña',
  'Raúl',
  'Bo',
  '007',
  'S. A.',
);
const joint = fc.constantFrom(' ', ', ', '; ', ' | ', ' "', '\r\n', '\n', '-', '" ');
const text = fc
  .tuple(word, fc.array(fc.tuple(joint, word), { maxLength: 2 }))
  .map(([first, more]) => first + more.map(([between, next]) => between + next).join(''));
const cell = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.constant('') });
const heads = [
  'Correo',
  'Nombre, o nombres',
  'Apellido; apellidos',
  'Cargo\nactual',
  'Departamento',
] as const;
const lists = fc.tuple(
  fc.integer({ min: 1, max: heads.length }),
  fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 12 }),
);

const isSheet = (found: unknown): found is Sheet =>
  typeof found === 'object' && found !== null && 'rows' in found;

/** Line breaks inside a cell are all the same to a list of people. */
const unbroken = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((one) => one.replaceAll(/\r\n?/g, '\n')));

describe('random lists', () => {
  it('any list comes in as it was written, or its encoding is asked for', async () => {
    const run = { right: 0, asked: 0 };
    await fc.assert(
      fc.asyncProperty(lists, pens, fc.constantFrom(...encodings), async ([width, cells], pen, encoding) => {
        const rows = [
          heads.slice(0, width),
          ...cells.map((row, at) => [`p${at}@x.example`, ...row].slice(0, width)),
        ];
        const bytes = encoded(written(rows, pen), encoding);
        const sheet = await readSheet(bytes).catch((error: unknown) => error);
        if (sheet instanceof SheetRefused && isOneByte(encoding)) {
          expect(sheet.code).toBe('sheet_encoding');
          run.asked++;
          return;
        }
        if (!isSheet(sheet)) throw sheet;
        const wanted = unbroken(rows);
        const found = [sheet.headers, ...sheet.rows.map((one) => one.cells)];
        // A cell that an old encoding spoils is a fault of the list.
        const isAsked = isOneByte(encoding) && found.flat().some(isSpoilt);
        expect(isAsked ? found.map((row) => row.length) : found).toEqual(
          isAsked ? wanted.map((row) => row.length) : wanted,
        );
        run.right++;
      }),
      { numRuns: trials(200) },
    );
    expect(run.right).toBeGreaterThan(run.asked);
  });

  it('nobody of a list is deactivated for not being on it, however the list is spoilt', async () => {
    const names = ['pia', 'leo', 'zoe', 'ivo', 'eli', 'noa'];
    const town = await aTown(
      'tab',
      names.map((name, at) => somebody(name, { lastName: 'Núñez', employeeNumber: `00${at}` })),
    );
    const spoil = fc.constantFrom(
      'none',
      'none',
      'none',
      'separator',
      'address',
      'no address',
      'other address',
      'quote',
      'byte',
    );
    const addresses = new Map([
      ['address', (name: string) => `${name}(at)taller`],
      ['no address', () => ''],
      ['other address', () => 'ana@taller.example'],
    ]);
    const run = { gone: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names), spoil), { minLength: 1, maxLength: 8 }),
        pens,
        async (people, pen) => {
          const listed = ['ana', ...people.map(([name]) => name)];
          const rows = people.map(([name, how]): string[] => {
            const address = addresses.get(how)?.(name) ?? `${name}@taller.example`;
            return [address, how === 'byte' ? 'Jos\u{fffd}' : name, 'Núñez', 'Analista'];
          });
          const lines = written(
            [['Correo', 'Nombre', 'Apellido', 'Cargo'], ['ana@taller.example', '', '', ''], ...rows],
            {
              ...pen,
              byPapa: false,
            },
          );
          // An unquoted separator, and a quote that is not doubled.
          const spoilt = people.reduce((all, [name, how]) => {
            if (how === 'separator')
              return all.replace(name, `${name}${pen.separator} Jr.${pen.separator}${name}`);
            return how === 'quote' ? all.replace(name, `${name}"`) : all;
          }, lines);
          const { status, said } = await town.check(encoded(spoilt, 'utf-8'), { deactivate_missing: 'true' });
          if (status === 422 || said.preview === null) return;
          const gone = said.preview.lines
            .filter(({ action }: { action: string }) => action === 'deactivated')
            .map(({ email }: { email: string }) => email.split('@')[0]);
          expect(listed.filter((name) => gone.includes(name))).toEqual([]);
          run.gone += gone.length;
        },
      ),
      { numRuns: trials(200) },
    );
    expect(run.gone).toBeGreaterThan(0);
    town.deployment.close();
  });
});
