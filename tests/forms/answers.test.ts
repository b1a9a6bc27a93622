/** What answers must be, against an independent check with random forms. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerFaults,
  countedAnswers,
  visibleQuestions,
  type AskedQuestion,
  type GivenAnswer,
} from '#schema/forms/questions.rules.ts';
import { questionKinds, type Condition, type QuestionKind } from '#schema/forms/questions.shapes.ts';
import { trials } from '../support/trials.ts';

const scale = (from: number, to: number) => ({ from, to, fromLabel: '', toLabel: '' });
const long = (length: number) => 'x'.repeat(length);

type Value = Omit<GivenAnswer, 'questionId'>;
/** Answers of each kind: ones that fit, with the field and the code of the problem of the others. */
const answersOf = (kind: QuestionKind, index: number): readonly (readonly [Value, string | null])[] => {
  const [a, b] = [`${index}a`, `${index}b`];
  switch (kind) {
    case 'single':
      return [
        [{ optionIds: [a] }, null],
        [{ optionIds: [b, b] }, null],
        [{ optionIds: [a, b] }, 'optionIds vote_single'],
        [{ optionIds: ['9a'] }, 'optionIds option'],
        [{ optionIds: [a], text: 'sí' }, 'text format'],
      ];
    case 'multiple':
      return [
        [{ optionIds: [a] }, null],
        [{ optionIds: [a, b], text: '', number: null }, null],
        [{ optionIds: [a, '9a'] }, 'optionIds option'],
        [{ number: 1 }, 'number format'],
      ];
    case 'text':
      return [
        [{ text: 'Bien' }, null],
        [{ text: long(4000) }, null],
        [{ text: long(20_000) }, 'text too_long'],
        [{ date: '2026-01-01' }, 'date format'],
      ];
    case 'number':
      return [
        [{ number: 2.5 }, null],
        [{ number: -0.29 }, null],
        [{ number: 1.005 }, 'number decimals'],
        [{ number: 2_000_000_000 }, 'number too_big'],
        [{ optionIds: [a] }, 'optionIds format'],
      ];
    case 'scale':
      return [
        [{ number: 0 }, null],
        [{ number: 5 }, null],
        [{ number: 2.5 }, 'number integer'],
        [{ number: -1 }, 'number too_small'],
        [{ number: 6 }, 'number too_big'],
      ];
    case 'date':
      return [
        [{ date: '2028-02-29' }, null],
        [{ date: '2026-02-29' }, 'date format'],
        [{ date: 'ayer' }, 'date format'],
        [{ date: '2026-1-1' }, 'date format'],
      ];
  }
};
const memberOf = {
  single: 'optionIds',
  multiple: 'optionIds',
  text: 'text',
  number: 'number',
  scale: 'number',
  date: 'date',
};
const emptyOf = { optionIds: [], text: ' \n', number: null, date: '' };

/** One question of a random form, with what is answered to it. */
interface Drawn {
  readonly kind: QuestionKind;
  readonly required: boolean;
  readonly condition: Condition | null;
  readonly how: 'none' | 'empty' | 'given' | 'twice';
  readonly which: number;
}
const forms: fc.Arbitrary<readonly Drawn[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...questionKinds),
    required: fc.boolean(),
    condition: fc.option(
      fc.record({
        // Also later questions, and the question itself: such a condition is never met.
        question: fc.nat(7),
        options: fc.array(fc.nat(2), { maxLength: 2 }),
        from: fc.integer({ min: -1, max: 3 }),
        to: fc.integer({ min: 2, max: 5 }),
      }),
      { nil: null },
    ),
    how: fc.constantFrom('none', 'empty', 'given', 'given', 'given', 'twice'),
    which: fc.nat(9),
  }),
  { minLength: 1, maxLength: 8 },
);

function madeOf(drawn: readonly Drawn[]) {
  const questions = drawn.map(({ kind, required, condition }, index): AskedQuestion => ({
    id: `q${index}`,
    kind,
    required,
    condition,
    options: ['a', 'b', 'c'].map((id) => ({ id: `${index}${id}`, text: id, textEn: null, score: null })),
    scale: kind === 'scale' ? { ...scale(0, 5), fromLabelEn: null, toLabelEn: null } : null,
  }));
  const values = drawn.map(({ kind, how, which }, index): readonly [Value, string | null] | undefined => {
    if (how === 'none') return undefined;
    const all = answersOf(kind, index);
    return how === 'empty' ? [emptyOf, null] : all[which % all.length];
  });
  const answers = drawn.flatMap(({ how }, index): GivenAnswer[] => {
    const answer = { questionId: `q${index}`, ...values[index]?.[0] };
    return how === 'none' ? [] : how === 'twice' ? [answer, answer] : [answer];
  });
  return { questions, values, answers };
}

/** Whether a question is asked, by its definition: its condition is met by an answer to a question that is asked. */
function isAsked(
  drawn: readonly Drawn[],
  values: ReturnType<typeof madeOf>['values'],
  index: number,
): boolean {
  const condition = drawn[index]?.condition ?? null;
  if (condition === null) return true;
  const { question, options = [], from = 0, to = 0 } = condition;
  const before = drawn[question];
  const value = values[question]?.[0];
  if (question >= index || before === undefined || value === undefined) return false;
  if (!isAsked(drawn, values, question)) return false;
  if (before.kind === 'single' || before.kind === 'multiple')
    return options.some((place) => value.optionIds?.includes(`${question}${'abc'[place]}`));
  if (before.kind !== 'number' && before.kind !== 'scale') return false;
  return typeof value.number === 'number' && value.number >= from && value.number <= to;
}

describe('answers to a form', () => {
  it('random answers have exactly the problems of an independent check, and hidden questions ask nothing', () => {
    fc.assert(
      fc.property(forms, (drawn) => {
        const { questions, values, answers } = madeOf(drawn);
        const places = drawn.map((_one, index) => index).filter((index) => isAsked(drawn, values, index));
        expect(visibleQuestions(questions, answers).map(({ id }) => id)).toEqual(
          places.map((place) => `q${place}`),
        );
        const expected: string[] = [];
        let at = 0;
        drawn.forEach(({ kind, how, required }, index) => {
          if (how === 'none') return;
          const code = !places.includes(index)
            ? 'questionId answer_hidden'
            : how === 'empty'
              ? required && `${memberOf[kind]} required`
              : values[index]?.[1];
          if (typeof code === 'string') expected.push(`answers.${at}.${code}`);
          at += 1;
          if (how === 'twice') {
            expected.push(`answers.${at}.questionId answer_twice`);
            at += 1;
          }
        });
        for (const place of places)
          if (drawn[place]?.how === 'none' && drawn[place].required)
            expected.push(`answers answer_missing q${place}`);
        expect(
          answerFaults(questions, answers).map(({ field, code, questionId }) =>
            [field, code, ...(code === 'answer_missing' ? [questionId] : [])].join(' '),
          ),
        ).toEqual(expected);
      }),
      { numRuns: trials(400) },
    );
  });

  it('answers that count have no problems besides what is missing, if each value fits', () => {
    fc.assert(
      fc.property(forms, (all) => {
        const drawn = all.map((one) => ({
          ...one,
          which: 0,
          how: one.how === 'twice' ? ('given' as const) : one.how,
        }));
        const { questions, answers } = madeOf(drawn);
        const counted = countedAnswers(questions, answers);
        expect(answerFaults(questions, counted).filter(({ code }) => code !== 'answer_missing')).toEqual([]);
        expect(visibleQuestions(questions, counted)).toEqual(visibleQuestions(questions, answers));
      }),
    );
  });

  it('an answer to a question of another form is refused', () => {
    const { questions } = madeOf([{ kind: 'text', required: false, condition: null, how: 'none', which: 0 }]);
    expect(answerFaults(questions, [{ questionId: 'q7', text: 'Bien' }])).toEqual([
      { field: 'answers.0.questionId', code: 'answer_foreign', questionId: 'q7' },
    ]);
  });
});
