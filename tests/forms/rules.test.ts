/** What the questions of a form must be. */
import { describe, expect, it } from 'vitest';
import { questionFaults } from '#schema/forms/questions.rules.ts';
import { QuestionInput, type Condition, type NewQuestion } from '#schema/forms/questions.shapes.ts';

type Own = Partial<QuestionInput>;
const written = (own: Own = {}): NewQuestion =>
  QuestionInput.parse({ kind: 'text', question: '¿Cómo estás?', ...own });
const options = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const scale = (from: number, to: number) => ({ from, to, fromLabel: '', toLabel: '' });
const choice = (own: Own = {}) => written({ kind: 'single', options: options('Sí', 'No'), ...own });
const after = (condition: Condition) => written({ condition });

const long = (length: number) => 'x'.repeat(length);

describe('questions of a form', () => {
  it.each([
    ['no question', [], ['questions form_empty']],
    ['101 questions', Array.from({ length: 101 }, () => written()), ['questions too_many']],
    ['a question without text', [written({ question: '' })], ['questions.0.question required']],
    ['a blank question', [written({ question: ' \n ' })], ['questions.0.question required']],
    [
      'a question that is too long in both languages',
      [written({ question: long(501), questionEn: long(501) })],
      ['questions.0.question too_long', 'questions.0.questionEn too_long'],
    ],
    [
      'words for a writer that are blank, and words for the same writer twice',
      [
        written({
          wordings: [
            { kind: 'self', question: ' ', questionEn: 'How are you?' },
            { kind: 'self', question: '¿Y tú?' },
          ],
        }),
      ],
      ['questions.0.wordings.0.question required', 'questions.0.wordings.1.kind option'],
    ],
    ['one option', [choice({ options: options('Sí') })], ['questions.0.options poll_options_min']],
    [
      'too many options',
      [choice({ options: options(...Array.from({ length: 31 }, (_, n) => `${n}`)) })],
      ['questions.0.options too_many'],
    ],
    [
      'blank, doubled and long options',
      [written(), choice({ kind: 'multiple', options: options('Sí', ' ', '  SÍ', long(251)) })],
      [
        'questions.1.options.1.text required',
        'questions.1.options.2.text poll_option_duplicate',
        'questions.1.options.3.text too_long',
      ],
    ],
    ['a scale without bounds', [written({ kind: 'scale' })], ['questions.0.scale required']],
    [
      'a scale of one step',
      [written({ kind: 'scale', scale: scale(3, 3) })],
      ['questions.0.scale.to too_small'],
    ],
    [
      'a scale of 12 steps',
      [written({ kind: 'scale', scale: scale(0, 11) })],
      ['questions.0.scale.to too_big'],
    ],
    ['a number between wide bounds', [written({ kind: 'number', scale: scale(0, 5000) })], []],
    [
      'an eNPS from 1 to 10',
      [written({ kind: 'scale', enps: true, scale: scale(1, 10) })],
      ['questions.0.enps form_enps'],
    ],
    ['an eNPS from 0 to 10', [written({ kind: 'scale', enps: true, scale: scale(0, 10) })], []],
    ['an eNPS that is a text', [written({ enps: true })], ['questions.0.enps form_enps']],
    ['a condition to itself', [after({ question: 0 })], ['questions.0.condition.question form_condition']],
    [
      'a condition to a text',
      [written(), after({ question: 0 })],
      ['questions.1.condition.question form_condition'],
    ],
    [
      'a condition to no option',
      [choice(), after({ question: 0 })],
      ['questions.1.condition.options required'],
    ],
    [
      'a condition to an option that is missing',
      [choice(), after({ question: 0, options: [1, 2] })],
      ['questions.1.condition.options.1 option'],
    ],
    [
      'a condition to a number without bounds',
      [written({ kind: 'number' }), after({ question: 0 })],
      ['questions.1.condition.from required'],
    ],
    [
      'a condition to a number with crossed bounds',
      [written({ kind: 'number' }), after({ question: 0, from: 3, to: 2 })],
      ['questions.1.condition.to too_small'],
    ],
    ['a section that is missing', [written({ section: 1 })], ['questions.0.section option']],
  ] as const)('a form with %s has exactly these problems', (_what, questions, expected) => {
    expect(questionFaults(questions, []).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('a section of a form needs a title, and its questions may use it', () => {
    const sections = [
      { title: ' ', titleEn: null },
      { title: 'Equipo', titleEn: long(121) },
    ];
    expect(questionFaults([written({ section: 1 })], sections).map(({ field }) => field)).toEqual([
      'sections.0.title',
      'sections.1.titleEn',
    ]);
  });
});
