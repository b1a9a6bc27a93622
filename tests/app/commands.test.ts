/** What the command field offers for some words. */
import { describe, expect, test } from 'vitest';
import { fitting, personWords, type Command } from '#src/app/commandList.ts';

const command = (label: string, words?: string): Command => ({
  id: label,
  label,
  words,
  run: () => undefined,
});

describe('the words of a command', () => {
  test.each([
    ['reconocer a Ana', 'Ana'],
    ['Reconocer Ána María', 'Ána María'],
    ['recognise ana', 'ana'],
    ['thank to bo', 'bo'],
    ['gracias Luis', 'Luis'],
  ])('%j asks for a person to thank', (query, words) => {
    expect(personWords(query)).toEqual({ words, thanks: true });
  });

  test.each(['ana', 'reconocer', 'reconocerana', ''])('%j is no such phrase', (query) => {
    expect(personWords(query)).toEqual({ words: query.trim(), thanks: false });
  });
});

describe('commands that fit', () => {
  const all = [command('Billetera', 'wallet puntos'), command('Oscuro', 'dark'), command('Puntos extra')];

  test('are found by label or by further words, in either language, accents apart', () => {
    expect(fitting(all, 'wallet').map((one) => one.id)).toEqual(['Billetera']);
    expect(fitting(all, 'DARK').map((one) => one.id)).toEqual(['Oscuro']);
    expect(fitting(all, 'bille').map((one) => one.id)).toEqual(['Billetera']);
  });

  test('stand by label before further words', () => {
    expect(fitting(all, 'puntos').map((one) => one.id)).toEqual(['Puntos extra', 'Billetera']);
  });

  test('are all there without words, and none for nonsense', () => {
    expect(fitting(all, ' ')).toHaveLength(3);
    expect(fitting(all, 'zzz')).toEqual([]);
  });
});
