/** The model of the builder: rows that move keep their meaning, and faults follow their row. */
import { expect, test } from 'vitest';
import { evaluationTemplates } from '#schema/forms/evaluationTemplates.ts';
import { surveyTemplates } from '#schema/forms/templates.ts';
import { reason } from '#schema/reasons.ts';
import { questionsOfDraft } from '#src/forms/builder/draftQuestions.ts';
import { checkRows, faultsOf } from '#src/forms/builder/formFaults.ts';
import {
  askedBefore,
  copyOf,
  inputOf,
  newQuestion,
  newSection,
  questionsIn,
  rowsOf,
  withFirstHeading,
  withoutRow,
  type QuestionRow,
} from '#src/forms/builder/formRows.ts';
import { moved } from '#src/admin/order.ts';
import { builtInDraft } from '#backend/settings/drafts.words.ts';

const asks = (question: string, own: Partial<QuestionRow> = {}): QuestionRow => ({
  ...newQuestion('text'),
  question,
  ...own,
});
const choice = (question: string): QuestionRow => {
  const row = newQuestion('single');
  return { ...row, question, options: row.options.map((option, at) => ({ ...option, text: `${at}` })) };
};

test('every template survives the builder: its rows give back sections, questions and conditions', () => {
  for (const template of [...surveyTemplates, ...evaluationTemplates]) {
    const rows = rowsOf(template);
    const { sections, questions } = inputOf(rows);
    expect(sections).toEqual(template.sections);
    expect(questions).toEqual(template.questions.map((one) => ({ ...one, scale: one.scale ?? null })));
    expect(checkRows(rows, 'es')).toEqual([]);
  }
});

test('a copy of a form has no id of the original, and the same words', () => {
  const [template] = surveyTemplates;
  if (template === undefined) throw new Error('no template');
  const { questions } = inputOf(rowsOf(template, true));
  expect(questions.flatMap(({ id, options = [] }) => [id, ...options.map((one) => one.id)])).toEqual(
    questions.flatMap(({ options = [] }) => [undefined, ...options.map(() => undefined)]),
  );
  expect(questions.map(({ question }) => question)).toEqual(
    template.questions.map(({ question }) => question),
  );
});

test('a condition follows its question through moves, and goes with it when it is removed', () => {
  const first = choice('¿Vas?');
  const [option] = first.options;
  const then = asks('¿Por qué?', {
    condition: { question: first.key, options: [option?.key ?? ''], from: null, to: null },
  });
  const rows = [asks('Antes'), first, then];
  expect(inputOf(rows).questions[2]?.condition).toEqual({ question: 1, options: [0] });
  expect(inputOf(moved(rows, 1, 0)).questions[2]?.condition).toEqual({ question: 0, options: [0] });
  expect(askedBefore(rows, then.key)).toEqual([first]);
  // Behind the question that it depends on, the rule of the form names it.
  const behind = moved(rows, 1, 2);
  expect([...faultsOf(behind, checkRows(behind, 'es')).keys()]).toEqual([`${then.key}/condition.question`]);
  expect(inputOf(withoutRow(rows, first.key)).questions[1]?.condition).toBeNull();
});

test('a heading begins a section, and a question above the first one gets a heading of its own', () => {
  const rows = [newSection('Uno'), asks('A'), newSection('Dos'), asks('B')];
  expect(inputOf(rows).questions.map(({ section }) => section)).toEqual([0, 1]);
  const up = withFirstHeading(moved(rows, 1, 0));
  expect(inputOf(up).sections.map(({ title }) => title)).toEqual(['', 'Uno', 'Dos']);
  expect(inputOf(up).questions.map(({ section }) => section)).toEqual([0, 2]);
});

test('reasons of the server stay with their row while rows move', () => {
  const [one, other] = [asks('A'), choice('B')];
  const section = newSection('Uno');
  const faults = faultsOf(
    [section, one, other],
    [
      reason('questions.1.options.0.text', 'required', 'es'),
      reason('questions.1.question_en', 'too_long', 'es', { maximum: 500 }),
      reason('sections.0.title', 'required', 'es'),
      reason('title', 'required', 'es'),
    ],
  );
  expect([...faults.keys()]).toEqual([
    `${other.key}/options.0.text`,
    `${other.key}/questionEn`,
    `${section.key}/title`,
  ]);
});

test('a copied question is a new one with new options', () => {
  const row = { ...choice('A'), id: 'original' };
  const copy = copyOf(row);
  expect([copy.id, copy.question, copy.key === row.key]).toEqual([null, 'A', false]);
  expect(copy.options.some(({ key }) => row.options.some((one) => one.key === key))).toBe(false);
});

test('the built-in draft becomes questions in both languages', () => {
  for (const language of ['es', 'en'] as const) {
    const rows = questionsOfDraft(builtInDraft('survey', 'el trabajo a distancia', language));
    expect(rows.map(({ kind, options }) => [kind, kind === 'single' ? options.length : 0])).toEqual([
      ['single', 4],
      ['text', 0],
      ['text', 0],
    ]);
    expect(checkRows(rows, language)).toEqual([]);
  }
  expect(questionsIn(questionsOfDraft('Sin preguntas.'))).toEqual([]);
});
