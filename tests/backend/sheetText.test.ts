/** Text files of people are read as they were written, or the reader says what to do: line ends, separators, encodings. */
import { afterEach, describe, expect, it } from 'vitest';
import { looksLike } from '#backend/kit/magic.ts';
import { SheetRefused } from '#backend/users/sheet.refused.ts';
import { readSheet } from '#backend/users/sheet.ts';
import { aTown, somebody, wrongOf, type Town } from './importFixture.ts';
import { types } from './sheets.ts';
import { inOneByte, wide } from './textEncodings.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const utf8 = (words: string): Bytes => new TextEncoder().encode(words);
const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(parts.flatMap((part) => [...part]));
const rowsOf = async (bytes: Bytes) => {
  const { headers, rows } = await readSheet(bytes);
  return [headers, ...rows.map(({ cells }) => cells)];
};
const refusal = async (bytes: Bytes): Promise<string> => {
  const found = await readSheet(bytes).catch((error: unknown) => error);
  return found instanceof SheetRefused ? found.code : 'read';
};

describe('line ends and separators', () => {
  it.each([
    ['\r\n', '\n'],
    ['\r\n', '\r'],
    ['\n', '\r\n'],
    ['\r', '\n'],
  ])('a text sheet may end its lines with %j and then with %j', async (first, second) => {
    const text = `correo,nombre,apellido${first}a@x.example,Ana,Paz${first}b@x.example,Bea,Sol${second}c@x.example,"Ci${second}d",Mar${second}`;
    expect(await rowsOf(utf8(text))).toEqual([
      ['correo', 'nombre', 'apellido'],
      ['a@x.example', 'Ana', 'Paz'],
      ['b@x.example', 'Bea', 'Sol'],
      ['c@x.example', 'Ci\nd', 'Mar'],
    ]);
  });

  it.each([
    ['Correo (obligatorio, único);Nombre;Apellido (uno, o dos)', ';'],
    ['"Correo\nelectrónico";Nombre;Apellido', ';'],
    ['Correo|Nombre, o nombres|Apellido, o apellidos', '|'],
    ['Correo\tNombre; apodo\tApellido; otro', '\t'],
    ['Correo,Nombre;apodo,Apellido;otro', ','],
  ])('the separator of %j is the one with which header and rows agree', async (head, separator) => {
    const row = ['a@x.example', 'Ana', 'Núñez, Paz; y otros'];
    const written = row.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator);
    expect((await rowsOf(utf8(`${head}\r\n${written}\r\n`)))[1]).toEqual(row);
  });

  it('an address decides between separators that give the same number of cells', async () => {
    expect(await rowsOf(utf8('Correo;Nombre, apellido\na@x.example;Paz, Ana\n'))).toEqual([
      ['Correo', 'Nombre, apellido'],
      ['a@x.example', 'Paz, Ana'],
    ]);
  });

  it.each(['sep=;', 'SEP=^', '"sep=|"', 'sep=\t'])(
    'the line %j of Excel names the separator',
    async (line) => {
      const sign = line.replaceAll('"', '').slice(4);
      const text = `${line}\r\ncorreo${sign}nombre\r\na@x.example${sign}"Ana, o; Ani"\r\n`;
      expect(await rowsOf(utf8(text))).toEqual([
        ['correo', 'nombre'],
        ['a@x.example', 'Ana, o; Ani'],
      ]);
    },
  );
});

describe('encodings', () => {
  const text = 'correo;nombre;apellido\r\na@x.example;Íñigo;Núñez\r\nb@x.example;José María;Güell\r\n';
  const cells = text
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));

  it.each(['windows-1252', 'macintosh', 'cp850'] as const)('a text sheet in %s is read', async (encoding) => {
    expect(await rowsOf(inOneByte(text, encoding))).toEqual(cells);
  });

  it.each([
    ['le', true],
    ['be', true],
    ['le', false],
    ['be', false],
  ] as const)('UTF-16 (%s, marked: %s) is read and taken as text', async (order, isMarked) => {
    const bytes = wide(text, order, isMarked);
    expect(await rowsOf(bytes)).toEqual(cells);
    expect(looksLike(types.csv, bytes)).toBe(true);
  });

  it('a text that makes sense in two encodings is not guessed', async () => {
    // "MARÍA" in windows-1252 is "MARÕA" in MacRoman, which is a name elsewhere.
    expect(await refusal(inOneByte('correo;nombre\r\na@x.example;MARÍA\r\n', 'windows-1252'))).toBe(
      'sheet_encoding',
    );
    expect(await refusal(inOneByte('correo;nombre\r\na@x.example;François\r\n', 'cp850'))).toBe(
      'sheet_encoding',
    );
    expect(
      await refusal(
        joined(utf8('correo;nombre\r\na@x.example;'), new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])),
      ),
    ).toBe('sheet_encoding');
  });
});

describe('faults of rows', () => {
  let town: Town;
  afterEach(() => town.deployment.close());
  const head = 'correo,nombre,apellido,cargo\n';

  it('one broken byte in UTF-8 is a fault of its cell, and the other rows are right', async () => {
    town = await aTown('tab');
    const bytes = joined(
      utf8(`${head}a@x.example,Ana,Núñez,\nb@x.example,Bea,P`),
      new Uint8Array([0xe1]),
      utf8('z,\n'),
    );
    const answer = await town.check(bytes);
    expect(wrongOf(answer)).toEqual(['C3 cell_encoding']);
    expect(answer.said.preview.lines).toMatchObject([{ name: 'Ana Núñez' }]);
  });

  it.each(['NÃºÃ±ez', 'N£ez', 'Nu\u{96}ez'])(
    'the name %j was read in a wrong encoding before, and is a fault',
    async (name) => {
      town = await aTown('tab');
      expect(wrongOf(await town.check(utf8(`${head}a@x.example,Ana,${name},\n`)))).toEqual([
        'C2 cell_encoding',
      ]);
    },
  );

  it.each([
    ['b@x.example,"Bea,Sol,\nc@x.example,Cid,Mar,\n', 3],
    ['b@x.example,Bea,Sol,\nc@x.example,"Cid" M,Mar,\n', 4],
    ['b@x.example,"Be\na",Sol,\nc@x.example,"Cid,Mar,\n', 4],
  ])('quotes that are not balanced name their row: %j', async (rows, row) => {
    town = await aTown('tab');
    const { status, said } = await town.check(utf8(`${head}a@x.example,Ana,Paz,\n${rows}`));
    expect([status, said.reasons[0].code]).toEqual([422, 'sheet_quotes']);
    expect(said.reasons[0].message).toContain(` ${row} `);
  });

  it('a row with more cells than the header is a fault that names the first extra cell; empty ones are none', async () => {
    town = await aTown('tab');
    const answer = await town.check(
      utf8(`${head}a@x.example,Ana,Paz, Jr.,Analista\nb@x.example,Bea,Sol,Jefa,, \nc@x.example,Cid,Mar\n`),
    );
    expect(wrongOf(answer)).toEqual(['E2 row_longer']);
    expect(answer.said.errors[0]).toMatchObject({ row: 2, field: null, value: 'Analista' });
    expect(answer.said.preview.counts).toMatchObject({ added: 2 });
  });

  it('nobody is deactivated as missing while a row does not say whose it is', async () => {
    town = await aTown('tab', [somebody('pia', { firstName: 'Pía', lastName: 'Sol' })]);
    const missing = async (row: string) => {
      const { said } = await town.check(utf8(`${head}ana@taller.example,,,\n${row}\n`), {
        deactivate_missing: 'true',
      });
      return [said.preview.counts.deactivated > 0, said.preview.held_back !== null];
    };
    expect(await missing('pia@taller.example,Pía,Sol,Jefa')).toEqual([true, false]);
    expect(await missing('pia@taller.example,Pía,Sol, Jr.,Jefa')).toEqual([false, true]);
    expect(await missing('pia(at)taller,Pia S.,,')).toEqual([false, true]);
    // Her row repeats the address of somebody else.
    expect(await missing('ana@taller.example,P. Sol,,')).toEqual([false, true]);
  });
});
