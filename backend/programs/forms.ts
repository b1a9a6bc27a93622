/** The forms of programs and lessons: surveys of kind program, or hosted forms. */
import type { Question, Section } from '#schema/forms/questions.shapes.ts';
import { forms } from '../forms/forms.tables.ts';
import { questionsIn } from '../forms/questions.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import { surveys } from '../surveys/surveys.tables.ts';

/** What asks: a survey, a form, or neither. */
export interface Asks {
  readonly surveyId?: string | null;
  readonly formId?: string | null;
}

/** Its questions; none without a form. */
export async function formOf(
  store: Store,
  { surveyId = null, formId = null }: Asks,
): Promise<{ readonly sections: Section[]; readonly questions: Question[] }> {
  const id = surveyId ?? formId;
  if (id === null) return { sections: [], questions: [] };
  const {
    rows: [owner],
  } =
    surveyId === null
      ? await store.list(forms, { where: { id } })
      : await store.list(surveys, { where: { id } });
  return { sections: [...(owner?.sections ?? [])], questions: [...(await questionsIn(store, id))] };
}

/** Adds an error for a form that the organisation does not have, or that cannot be answered with names. */
export async function checkForm(
  store: Store,
  { surveyId = null, formId = null }: Asks,
  before: Asks | undefined,
  { findings, at }: { readonly findings: ValidationErrors; readonly at: string },
): Promise<void> {
  if (surveyId !== null && formId !== null) findings.add(`${at}formId`, 'program_one_form');
  if (surveyId !== null && surveyId !== before?.surveyId) {
    const [known] = await store.tally(surveys, {
      where: {
        id: surveyId,
        kind: 'program',
        anonymous: false,
        // One that is not launched can still be deleted.
        launchedAt: { ne: null },
        closedAt: null,
      },
    });
    if ((known?.count ?? 0) === 0) findings.add(`${at}surveyId`, 'program_form_unknown');
  }
  if (formId !== null && formId !== before?.formId) {
    const [known] = await store.tally(forms, { where: { id: formId } });
    if ((known?.count ?? 0) === 0) findings.add(`${at}formId`, 'program_form_unknown');
  }
}
