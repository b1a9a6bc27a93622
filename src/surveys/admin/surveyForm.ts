/** The form of a survey that is built: its fields, the input of the calls, and its draft on this device. */
import * as z from 'zod/mini';
import { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { checkRows } from '#src/forms/builder/formFaults.ts';
import { FormRows, inputOf, rowsOf } from '#src/forms/builder/formRows.ts';
import type { AdminForm } from '#src/forms/formsAdmin.queries.ts';
import type { InBoth } from '#src/forms/builder/missingEnglish.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { BuiltSurvey } from './surveysAdmin.queries.ts';

/** The fields as a draft holds them. */
export const SurveyFields = z.object({
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  thanks: z.string(),
  thanksEn: z.string(),
  anonymous: z.boolean(),
  rows: FormRows,
});
export type SurveyFields = z.output<typeof SurveyFields>;

/** The fields of a stored survey; null for a new one. `isCopy` makes its questions new ones. */
export const surveyFieldsOf = (survey: BuiltSurvey | null, isCopy = false): SurveyFields => ({
  title: survey?.title ?? '',
  titleEn: survey?.titleEn ?? '',
  description: survey?.description ?? '',
  descriptionEn: survey?.descriptionEn ?? '',
  thanks: survey?.thanks ?? '',
  thanksEn: survey?.thanksEn ?? '',
  anonymous: survey?.anonymous ?? true,
  rows: survey === null ? [] : [...rowsOf(survey, isCopy)],
});

/** A new survey that asks the questions of a form; its copies do not change with the form. */
export const surveyFieldsFrom = (form: AdminForm): SurveyFields => ({
  ...surveyFieldsOf(null),
  title: form.title,
  titleEn: form.titleEn ?? '',
  thanks: form.thankYouText ?? '',
  thanksEn: form.thankYouTextEn ?? '',
  rows: [...rowsOf(form)],
});

/** The texts around the questions. */
export const wordsAround = ({
  title,
  titleEn,
  description,
  descriptionEn,
  thanks,
  thanksEn,
}: Omit<SurveyFields, 'rows' | 'anonymous'>): readonly InBoth[] => [
  [title, titleEn],
  [description, descriptionEn],
  [thanks, thanksEn],
];

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const toInput = ({ rows, ...fields }: SurveyFields) => ({
  title: fields.title.trim(),
  titleEn: orNull(fields.titleEn),
  description: fields.description.trim(),
  descriptionEn: orNull(fields.descriptionEn),
  thanks: orNull(fields.thanks),
  thanksEn: orNull(fields.thanksEn),
  anonymous: fields.anonymous,
  ...inputOf(rows),
});
export type SurveyInput = ReturnType<typeof toInput>;

export const surveyForm: RowForm<SurveyFields, SurveyInput> = {
  schema: makingEndpoints.create.body,
  toInput,
  names: { sections: 'rows', questions: 'rows' },
  more: ({ rows }, language) => checkRows(rows, language),
};

/** Fields that show their own reasons. */
export const surveyFieldNames = [
  'title',
  'titleEn',
  'description',
  'descriptionEn',
  'thanks',
  'thanksEn',
  'anonymous',
  'rows',
] as const satisfies readonly (keyof SurveyFields)[];

/** The name of a person's draft on this device, apart from the person's own answers; null is a new survey. */
export const surveyDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, survey: string | null): string =>
  `draft:survey-form:${orgId}:${id}:${survey ?? 'new'}`;
