/** Which commands the command field offers for a search text. */
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
    ['Recónocer a Ángel', 'Ángel'],
    ['agradece\u0301r a Ángel', 'Ángel'],
  ])('the command %j searches for a person to thank', (query, words) => {
    expect(personWords(query)).toEqual({ words, thanks: true, amount: undefined });
  });

  test.each(['gracias Ana 30', 'thanks Ana +30'])('the command %j gives points to a person', (query) => {
    expect(personWords(query)).toEqual({ words: 'Ana', thanks: true, amount: 30 });
  });

  test.each(['ana', 'reconocer', 'reconocerana', ''])(
    'the command %j is not read as thanking a person',
    (query) => {
      expect(personWords(query)).toEqual({ words: query.trim(), thanks: false, amount: undefined });
    },
  );
});

describe('the filter of commands', () => {
  const all = [command('Billetera', 'wallet puntos'), command('Oscuro', 'dark'), command('Puntos extra')];

  test('a command is found by its label or its further words, in either language, without regard to case', () => {
    expect(fitting(all, 'wallet').map((one) => one.id)).toEqual(['Billetera']);
    expect(fitting(all, 'DARK').map((one) => one.id)).toEqual(['Oscuro']);
    expect(fitting(all, 'bille').map((one) => one.id)).toEqual(['Billetera']);
  });

  test.each([
    ['configuracion', 'Configuración'],
    ['Configuración', 'Configuración'],
    ['búzon', 'Buzon'],
    ['ANGEL', 'Reconocer a Ángel Núñez'],
    ['nunez', 'Reconocer a Ángel Núñez'],
    ['encuestás', 'Buzon'],
  ])('the query %j finds the command %j, whichever of the two has accents', (query, label) => {
    const accented = [
      command('Configuración'),
      command('Buzon', 'encuestas'),
      command('Reconocer a Ángel Núñez'),
    ];
    expect(fitting(accented, query).map((one) => one.id)).toEqual([label]);
  });

  test('commands found by their label come before those found by further words', () => {
    expect(fitting(all, 'puntos').map((one) => one.id)).toEqual(['Puntos extra', 'Billetera']);
  });

  test('an empty query finds every command, and nonsense finds none', () => {
    expect(fitting(all, ' ')).toHaveLength(3);
    expect(fitting(all, 'zzz')).toEqual([]);
  });
});
