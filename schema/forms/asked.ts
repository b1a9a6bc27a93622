/** Short ways to write questions in both languages, for the question bank and the templates. */
import type { Question, QuestionOption } from './questions.shapes.ts';

type Own = Partial<
  Pick<Question, 'required' | 'section' | 'condition' | 'leaderOnly' | 'weight' | 'wordings'>
>;
/** A question of the bank or of a template; its id is stable. */
type Asks = (id: string, question: string, questionEn: string, own?: Own) => Question;

/** What a question is unless it says otherwise. */
export const plainQuestion = {
  required: true,
  section: 0,
  options: [],
  scale: null,
  enps: false,
  condition: null,
  leaderOnly: false,
  weight: null,
  wordings: [],
};

const scaled =
  (
    from: number,
    to: number,
    low: readonly [string, string],
    high: readonly [string, string],
    enps = false,
  ): Asks =>
  (id, question, questionEn, own) => ({
    ...plainQuestion,
    id,
    kind: 'scale',
    question,
    questionEn,
    scale: { from, to, fromLabel: low[0], fromLabelEn: low[1], toLabel: high[0], toLabelEn: high[1] },
    enps,
    ...own,
  });

/** How far a statement is true for the person, from 1 to 5. */
export const agree = scaled(1, 5, ['Nada de acuerdo', 'Disagree'], ['Muy de acuerdo', 'Agree']);
/** How often something happens, from 1 to 5. */
export const often = scaled(1, 5, ['Nunca', 'Never'], ['Siempre', 'Always']);
/** How good something is, from 1 to 5. */
export const good = scaled(1, 5, ['Muy mal', 'Very bad'], ['Muy bien', 'Very good']);
/** A recommendation from 0 to 10, evaluated as eNPS. */
export const recommends = scaled(
  0,
  10,
  ['De ninguna manera', 'Not at all'],
  ['Sin dudarlo', 'Without doubt'],
  true,
);

/** An open question that may be left out. */
export const open: Asks = (id, question, questionEn, own) => ({
  ...plainQuestion,
  id,
  kind: 'text',
  question,
  questionEn,
  required: false,
  ...own,
});

const optionsOf = (id: string, texts: readonly (readonly [string, string])[]): QuestionOption[] =>
  texts.map(([text, textEn], index) => ({ id: `${id}-${index + 1}`, text, textEn, score: null }));

/** One of several options. */
export const one = (
  id: string,
  [question, questionEn]: readonly [string, string],
  texts: readonly (readonly [string, string])[],
  own?: Own,
): Question => ({
  ...plainQuestion,
  id,
  kind: 'single',
  question,
  questionEn,
  options: optionsOf(id, texts),
  ...own,
});

/** Any of several options. */
export const several = (
  id: string,
  words: readonly [string, string],
  texts: readonly (readonly [string, string])[],
  own?: Own,
): Question => ({ ...one(id, words, texts, own), kind: 'multiple' });
