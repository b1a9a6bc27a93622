/**
 * The rules of polls and votes for any input: each sentence of the specification appears exactly when its rule is
 * broken (spec §5).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poll } from '#schema/limits.parts.ts';
import { reason } from '#schema/reasons.ts';
import { pollFaults, validOptions, voteFaults } from '#schema/surveys/polls.rules.ts';
import { trials } from '#tests/support/trials.ts';

const { maxCharacters, minOptions, maxOptions } = poll;
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), minLength: 1, maxLength: 5 });
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('Sí', 'sí', ' sí ', 'SI\u0301', 'No', 'A b', 'a  B'),
  blank,
  fc.constant(''),
  fc.integer({ min: maxCharacters - 2, max: maxCharacters + 2 }).map((length) => 'x'.repeat(length)),
);
const anyPoll = fc.record({ question: words, options: fc.array(words, { maxLength: maxOptions + 3 }) });

const codesAt = (faults: ReturnType<typeof pollFaults>, field: string): readonly string[] =>
  faults.filter((fault) => fault.field === field).map(({ code }) => code);
/** The text as a reader sees it, so that texts that look equal are equal. */
const look = (text: string): string =>
  text.trim().normalize('NFC').split(/\s+/).join(' ').toLocaleLowerCase('es');

describe('the words of a poll', () => {
  it('a poll’s question must not be missing, blank or longer than 250 characters', () => {
    fc.assert(
      fc.property(anyPoll, (asked) => {
        const { question } = asked;
        const said = [
          ...(question === '' ? ['poll_question_required'] : []),
          ...(question !== '' && question.trim() === '' ? ['poll_question_blank'] : []),
          ...(question.length > maxCharacters ? ['poll_question_too_long'] : []),
        ];
        expect(codesAt(pollFaults(asked), 'question')).toEqual(said);
      }),
    );
  });

  it('a poll needs two to twenty options that are not blank', () => {
    fc.assert(
      fc.property(anyPoll, (asked) => {
        const count = asked.options.filter((option) => option.trim() !== '').length;
        expect(validOptions(asked.options)).toHaveLength(count);
        expect(codesAt(pollFaults(asked), 'options')).toEqual([
          ...(count < minOptions ? ['poll_options_min'] : []),
          ...(count > maxOptions ? ['too_many'] : []),
        ]);
      }),
    );
  });

  it('each option of a poll that is blank, too long or a duplicate is reported at its place', () => {
    fc.assert(
      fc.property(anyPoll, (asked) => {
        asked.options.forEach((option, at) => {
          const isBlank = option.trim() === '';
          const before = asked.options.slice(0, at).filter((other) => other.trim() !== '');
          expect(codesAt(pollFaults(asked), `options.${at}`)).toEqual([
            ...(option !== '' && isBlank ? ['poll_option_blank'] : []),
            ...(option.length > maxCharacters ? ['poll_option_too_long'] : []),
            ...(!isBlank && before.some((other) => look(other) === look(option))
              ? ['poll_option_duplicate']
              : []),
          ]);
        });
      }),
    );
  });

  it('a valid poll has a question and different options within the length limit', () => {
    fc.assert(
      fc.property(anyPoll, (asked) => {
        if (pollFaults(asked).length > 0) return;
        const options = validOptions(asked.options);
        expect(asked.question.trim()).not.toBe('');
        expect(new Set(options.map(look)).size).toBe(options.length);
        expect(options.every((option) => option !== '' && option.length <= maxCharacters)).toBe(true);
      }),
      { numRuns: trials(1000) },
    );
  });
});

describe('the choice of a vote', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 8 });
  const rule = fc.record({
    multiple: fc.boolean(),
    maxChoices: fc.option(fc.integer({ min: 2, max: 5 })),
    available: fc.integer({ min: 2, max: 6 }),
  });

  it('a vote needs one option, no more than one if single, and no more than the maximum', () => {
    fc.assert(
      fc.property(ids, rule, (chosen, choosing) => {
        const count = new Set(chosen).size;
        const { multiple, maxChoices, available } = choosing;
        const faults = voteFaults(chosen, choosing);
        expect(faults.every(({ field }) => field === 'optionIds')).toBe(true);
        expect(faults.map(({ code }) => code)).toEqual([
          ...(count === 0 ? ['vote_required'] : []),
          ...(!multiple && count > 1 ? ['vote_single'] : []),
          ...(count > available ? ['vote_too_many'] : []),
          ...(multiple && count <= available && maxChoices !== null && count > maxChoices
            ? ['vote_at_most']
            : []),
        ]);
      }),
    );
  });
});

it.each([
  ['poll_options_min', 'Debes agregar al menos 2 opciones válidas.'],
  ['poll_option_too_long', 'Algunas opciones exceden el límite de 250 caracteres.'],
  ['poll_option_duplicate', 'No puedes tener opciones duplicadas.'],
  ['poll_option_blank', 'Las opciones no pueden contener solo espacios en blanco.'],
  ['poll_question_required', 'La pregunta es requerida.'],
  ['poll_question_too_long', 'La pregunta no puede exceder 250 caracteres.'],
  ['poll_question_blank', 'La pregunta no puede contener solo espacios en blanco.'],
  ['vote_required', 'Debes seleccionar al menos una opción.'],
  ['vote_single', 'Solo puedes seleccionar una opción.'],
  ['vote_too_many', 'Has seleccionado más opciones de las disponibles.'],
] as const)('the fault %s has the specified Spanish sentence and an English one', (code, sentence) => {
  expect(reason('', code, 'es').message).toBe(sentence);
  const english = reason('', code, 'en').message;
  expect(english).not.toBe(sentence);
  expect(english).toMatch(/^[A-Z].*\.$/);
});
