/** The pages of a survey: one for each section that has visible questions; and how answers fit a changed survey. */
import { visibleQuestions } from '#schema/forms/questions.rules.ts';
import type { AnswerInput, Question, Section } from '#schema/forms/questions.shapes.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';

/** A page; without sections there is one, without a title. */
export interface AnswerPage {
  readonly section: Section | null;
  readonly questions: readonly Question[];
}

/** The pages in order, with the questions that these answers make visible. */
export function pagesOf(
  { sections, questions }: Pick<SurveyForm, 'sections' | 'questions'>,
  answers: readonly AnswerInput[],
): readonly AnswerPage[] {
  const visible = visibleQuestions(questions, answers);
  const places = [...new Set(visible.map(({ section }) => section))].toSorted((one, other) => one - other);
  return places.map((place) => ({
    section: sections[place] ?? null,
    questions: visible.filter(({ section }) => section === place),
  }));
}

/** What an answer depends on; words may change without a change of the answers. */
const coreOf = ({ id, kind, required, options, scale, condition }: Question): unknown => [
  id,
  kind,
  required,
  options.map((option) => option.id),
  scale === null ? null : [scale.from, scale.to],
  condition,
];

/** Whether answers to one survey are answers to the other: only words differ. */
export const isSameForm = (one: SurveyForm, other: SurveyForm): boolean =>
  JSON.stringify(one.questions.map(coreOf)) === JSON.stringify(other.questions.map(coreOf));

/** The answers to questions and options that still exist. */
export const fitting = (
  { questions }: Pick<SurveyForm, 'questions'>,
  answers: readonly AnswerInput[],
): readonly AnswerInput[] =>
  answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    if (question === undefined) return [];
    if (answer.optionIds === undefined) return [answer];
    const optionIds = answer.optionIds.filter((id) => question.options.some((option) => option.id === id));
    return optionIds.length === 0 ? [] : [{ ...answer, optionIds }];
  });

/** The stored answers of the reader, as they are sent. */
export const storedAnswers = (form: SurveyForm | null): readonly AnswerInput[] =>
  (form?.myAnswers ?? []).map(({ questionId, optionIds, text, number, date }) => ({
    questionId,
    ...(optionIds.length === 0 ? {} : { optionIds }),
    ...(text === null ? {} : { text }),
    ...(number === null ? {} : { number }),
    ...(date === null ? {} : { date }),
  }));
