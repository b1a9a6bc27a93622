/** What is typed into the one field of the composer is understood, and nothing else is. */
import { describe, expect, test } from 'vitest';
import { personNamed, readSentence, withoutPlaces } from '#schema/recognitions/sentence.rules.ts';

const types = [
  { id: 'c', name: 'Compromiso', nameEn: 'Commitment' },
  { id: 't', name: 'Trabajo en equipo', nameEn: 'Teamwork' },
  { id: 'i', name: 'Innovación', nameEn: 'Innovation' },
  { id: 'l', name: 'Pasión por el cliente', nameEn: null },
  { id: 'g', name: 'Gracias', nameEn: 'Thank you' },
];
const pointsOf = (text: string) => readSentence(text).points?.amount ?? null;
const typesOf = (text: string) =>
  readSentence(text, { types })
    .types.map(({ id }) => id)
    .join('');
const left = (text: string) => {
  const { points, types: named } = readSentence(text, { types });
  return withoutPlaces(text, [...(points?.places ?? []), ...named]);
};

describe('points', () => {
  test.each([
    ['+30', 30],
    ['gracias +30 por todo', 30],
    ['por todo, +30.', 30],
    ['¡+30!', 30],
    ['(+30)', 30],
    ['+30 puntos', 30],
    ['+1 punto', 1],
    ['+1,000 por el año', 1000],
    ['+1.000 por el año', 1000],
    ['+10 no, mejor +25', 25],
    ['+30 5 veces', 30],
    ['línea\n+30\nfin', 30],
  ])('%j gives them', (text, amount) => expect(pointsOf(text)).toBe(amount));
  test.each([
    '30',
    '+',
    '+0',
    '++30',
    'C+30',
    '2+30',
    'C++ 30',
    '+30%',
    '+3.5',
    '+3,5 horas',
    '+30h',
    '+30ª',
    '+-30',
    '-30',
    '+99999999',
    'ana+30@aurora.example',
    '+57 300 123 4567',
    '+57 300',
    '+573001234567',
    '+52 (55) 1234 5678',
    '+1 555-010-2030',
    '+34-600-100-200',
    '+57 1 234 5678',
    'https://aurora.example/?a=+30x',
  ])('%j gives none', (text) => expect(pointsOf(text)).toBeNull());

  test('the last of several counts, and all leave the message', () =>
    expect(left('Gracias +10 por quedarte +25 puntos.')).toBe('Gracias por quedarte.'));

  test('an amount that the person wants as words stays in the message', () =>
    expect(readSentence('subimos +20 y te doy +30', { words: new Set(['+20']) }).points).toEqual({
      amount: 30,
      places: [{ from: 21, to: 24 }],
    }));
});

describe('types', () => {
  test.each([
    ['#compromiso', 'c'],
    ['#Compromiso.', 'c'],
    ['#COMMITMENT', 'c'],
    ['#innovacion', 'i'],
    ['#innovación y más', 'i'],
    ['#innovación y más'.normalize('NFD'), 'i'],
    ['#trabajo en equipo', 't'],
    ['#TrabajoEnEquipo', 't'],
    ['#trabajo_en_equipo', 't'],
    ['#teamwork', 't'],
    ['#comp gracias', 'c'],
    ['(#pas)', 'l'],
    ['#compromiso y #teamwork', 'ct'],
  ])('%j is named', (text, ids) => expect(typesOf(text)).toBe(ids));
  test.each([
    '#1',
    '# compromiso',
    '#co',
    '#compromisos',
    '#xyz',
    'a#compromiso',
    '#',
    '##compromiso',
    '#inn0',
  ])('%j names none', (text) => expect(typesOf(text)).toBe(''));
  test('a type that is taken out leaves a whole sentence', () => {
    expect(left('Gracias por quedarte #compromiso, de verdad')).toBe('Gracias por quedarte, de verdad');
    expect(left('#innovación por la idea +30')).toBe('por la idea');
    expect(left('#innovación por la idea'.normalize('NFD'))).toBe('por la idea');
  });
});

describe('the part at the caret', () => {
  const typing = (text: string, caret = text.length) => readSentence(text, { caret, types }).typing;
  test.each([
    ['@', '@', ''],
    ['@fer', '@', 'fer'],
    ['Gracias @José', '@', 'José'],
    ['¡@Núñez', '@', 'Núñez'],
    ['(@ana', '@', 'ana'],
    ['@maría josé la', '@', 'maría josé la'],
    ["@o'brien", '@', "o'brien"],
    ['por todo #comp', '#', 'comp'],
    ['#', '#', ''],
    ['#trabajo en', '#', 'trabajo en'],
  ])('%j searches', (text, sign, words) => expect(typing(text)).toMatchObject({ sign, words }));
  test.each(['ana@aurora', 'ana@', '#1', 'C#', '@ana maría josé luis', 'fin.', '@ ana', ''])(
    '%j searches nothing',
    (text) => expect(typing(text)).toBeNull(),
  );
  test('only what stands before the caret is searched, and it has its place', () =>
    expect(typing('Gracias @fernanda por', 12)).toEqual({ sign: '@', words: 'fer', from: 8, to: 12 }));
  test('a type that is being typed is not chosen yet', () => {
    expect(readSentence('#comp', { caret: 5, types }).types).toEqual([]);
    expect(readSentence('#comp ', { caret: 6, types }).types).toEqual([]);
    expect(readSentence('#comp por todo, gracias', { caret: 23, types }).types).toHaveLength(1);
  });
});

describe('people', () => {
  const people = ['Fernanda Bravo', 'Fernando Ruiz', 'José Núñez', 'Ana María Ríos', 'Ana Ruiz'];
  const named = (text: string) => {
    const [first] = readSentence(text).people;
    const found = first === undefined ? null : personNamed(first, people, (name) => name);
    return found === null ? null : `${found.person}|${text.slice(found.from, found.to)}`;
  };
  test.each([
    ['gracias @fernanda por todo', 'Fernanda Bravo|@fernanda'],
    ['@jose, gracias', 'José Núñez|@jose'],
    ['@nunez.', 'José Núñez|@nunez'],
    ['@ana maría por quedarte', 'Ana María Ríos|@ana maría'],
    ['@ana ruiz +30', 'Ana Ruiz|@ana ruiz'],
  ])('%j names one', (text, found) => expect(named(text)).toBe(found));
  test.each(['@fernand', '@ana por todo', '@pedro', 'jose@aurora.example', 'escribe a ana@aurora.example'])(
    '%j names nobody',
    (text) => expect(named(text)).toBeNull(),
  );
});
