/** A hosted form: of a kind of requests, or of a program. */
import { forms, surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { defaultOption, defaultQuestion } from '#backend/surveys/surveys.defaults.ts';
import type { Question } from '#schema/forms/questions.shapes.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { ToldKind } from './requests.told.ts';

/** A form, its rows, and its questions as people see them. */
export interface HostedForm {
  readonly id: string;
  readonly rows: RowsByTable;
  readonly questions: readonly Question[];
}

export function hostedFormOf(
  { calendar, newId }: Plan,
  { title, questions: told }: Pick<ToldKind, 'title' | 'questions'>,
  createdBy: string,
): HostedForm {
  const id = newId('forms');
  const questions = told.map(({ text, options = [], isDate, isOptional }, position) => {
    const questionId = newId('survey_questions');
    const kind =
      isDate === true ? ('date' as const) : options.length > 0 ? ('single' as const) : ('text' as const);
    return {
      row: defaultQuestion({
        id: questionId,
        ownerId: id,
        question: text[0],
        questionEn: text[1],
        kind,
        position,
        required: isOptional !== true,
      }),
      options: options.map(([es, en], place) =>
        defaultOption({
          id: newId('survey_options'),
          ownerId: id,
          questionId,
          text: es,
          textEn: en,
          position: place,
        }),
      ),
    };
  });
  return {
    id,
    rows: {
      ...rowsOf(forms, [
        {
          id,
          title: title[0],
          titleEn: title[1],
          themeId: null,
          sections: [],
          thankYouText: null,
          thankYouTextEn: null,
          createdBy,
          createdAt: instant(calendar.now - 380 * day),
        },
      ]),
      ...rowsOf(
        surveyQuestions,
        questions.map(({ row }) => row),
      ),
      ...rowsOf(
        surveyOptions,
        questions.flatMap(({ options }) => options),
      ),
    },
    questions: questions.map(({ row, options }) => ({
      id: row.id,
      kind: row.kind,
      question: row.question,
      questionEn: row.questionEn,
      required: row.required,
      section: row.section,
      options: options.map(({ id: optionId, text, textEn, score }) => ({
        id: optionId,
        text,
        textEn,
        score,
      })),
      scale: row.scale,
      enps: row.enps,
      condition: row.condition,
      leaderOnly: row.leaderOnly,
      weight: row.weight,
      wordings: [...row.wordings],
    })),
  };
}
