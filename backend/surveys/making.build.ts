/** Builds, changes and removes surveys. */
import type { NewQuestion, Question } from '#schema/forms/questions.shapes.ts';
import { isSameValue } from '#schema/kit/edit.ts';
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import { checkForm, questionsIn, removeQuestions, sectionsFrom, writeQuestions } from '../forms/questions.ts';
import { forms } from '../forms/forms.tables.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { todayOf } from '../organization/timezone.ts';
import { recognitionTypes } from '../program/program.tables.ts';
import type { Store } from '../store/port.ts';
import { audienceFrom, checkAudience, everyone } from '../departments/audience.ts';
import { expectPeople } from './enough.ts';
import { scheduleOf } from './making.schedule.ts';
import { defaultSurvey } from './surveys.defaults.ts';
import { builtSurvey, expectKindOn, expectStep, isStep, refuse } from './surveys.access.ts';
import { surveyCells, surveyInvitations, surveys } from './surveys.tables.ts';
import { orgSurveyFormOf, type SurveyRow } from './surveys.views.ts';

/** Adds a fault unless the recognition for answering can be given; null is none. */
export async function checkRecognition(
  store: Store,
  id: string | null | undefined,
  findings: ValidationErrors,
): Promise<void> {
  if (id === null || id === undefined) return;
  const { rows } = await store.list(recognitionTypes, { where: { id, active: true } });
  if (rows.length === 0) findings.add('recognitionTypeId', 'type_unknown');
}

/** What answers depend on: everything but the words. */
const frameOf = (questions: readonly (NewQuestion | Question)[]) =>
  questions.map((question) => ({
    ...question,
    question: '',
    questionEn: null,
    wordings: [],
    scale: question.scale ? { from: question.scale.from, to: question.scale.to } : null,
    options: question.options.map(({ id, score }) => ({ id, score })),
  }));

/** Raises 409 if a change of a survey that people were asked touches audience or promise, or an answered one more than words. */
async function expectFrame(
  context: Context,
  before: {
    readonly row: SurveyRow;
    readonly questions: readonly Question[];
    readonly audience: SurveyRow['audience'];
  },
  after: {
    readonly row: SurveyRow;
    readonly questions: readonly (NewQuestion | Question)[];
    readonly audience: SurveyRow['audience'];
  },
): Promise<void> {
  if (before.row.anonymous !== after.row.anonymous || !isSameValue(before.audience, after.audience))
    refuse(context, 'survey_asked');
  const isSame =
    before.row.sections.length === after.row.sections.length &&
    isSameValue(frameOf(before.questions), frameOf(after.questions));
  if (isSame) return;
  if (before.row.kind === 'evaluation' || (await isAnswered(context.store, before.row.id)))
    refuse(context, 'survey_words_only');
}

const isAnswered = async (store: Store, surveyId: string): Promise<boolean> =>
  (await store.list(surveyInvitations, { where: { surveyId, answered: true }, limit: 1 })).rows.length > 0;

type Built = 'create' | 'update' | 'remove';

export const buildingService: Pick<Service<typeof makingEndpoints>, Built> = {
  async create(context, { body }) {
    const { store, me, at, newId, language } = context;
    const { kind, questions, multiResponse, startsAt = null, endsAt = null, formId = null } = body;
    await expectKindOn(context, kind);
    // Other kinds are answered in one's own name: their answers lead to something.
    const anonymous = kind === 'survey' && body.anonymous;
    if (anonymous && multiResponse) refuse(context, 'survey_one_answer');
    const findings = new ValidationErrors(language);
    const sections = sectionsFrom(body.sections);
    checkForm(questions, sections, findings);
    const schedule = await scheduleOf(context, { startsOn: startsAt, endsOn: endsAt }, findings);
    if (endsAt !== null && endsAt < (await todayOf(context))) findings.add('endsAt', 'survey_end_past');
    if (formId !== null) {
      const [known] = await store.tally(forms, { where: { id: formId } });
      if ((known?.count ?? 0) === 0) findings.add('formId', 'id_unknown');
    }
    findings.throwIfAny();
    const row = defaultSurvey({
      id: newId(),
      kind,
      formId,
      title: body.title,
      titleEn: noneIfEmpty(body.titleEn) ?? null,
      description: body.description ?? '',
      descriptionEn: noneIfEmpty(body.descriptionEn) ?? null,
      thanks: noneIfEmpty(body.thanks) ?? null,
      thanksEn: noneIfEmpty(body.thanksEn) ?? null,
      anonymous,
      multiResponse,
      sections,
      ...schedule,
      createdBy: me.id,
      createdAt: at,
    });
    await store.insert(surveys, [row]);
    await writeQuestions(context, row.id, questions, formId);
    return orgSurveyFormOf(context, row);
  },

  async update(context, { params: { id }, body }) {
    const { store, at, language } = context;
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'edit', 'reword');
    const isFree = isStep(context, row, 'edit') && row.launchedAt === null;
    const questions = await questionsIn(store, id);
    const audience = row.audience ?? everyone;
    expectBase(context, body, { ...row, ...audience, questions });
    const after: SurveyRow = {
      ...applyPatch(row, {
        ...body,
        titleEn: noneIfEmpty(body.titleEn),
        descriptionEn: noneIfEmpty(body.descriptionEn),
        thanks: noneIfEmpty(body.thanks),
        thanksEn: noneIfEmpty(body.thanksEn),
        sections: body.sections === undefined ? undefined : sectionsFrom(body.sections),
      }),
      audience: audienceFrom(body) === null ? row.audience : audienceFrom(applyPatch(audience, body)),
      editedAt: isFree ? row.editedAt : at,
    };
    if (!isFree)
      await expectFrame(
        context,
        { row, questions, audience },
        { row: after, questions: body.questions ?? questions, audience: after.audience ?? everyone },
      );
    if (after.kind !== 'survey' && after.anonymous) refuse(context, 'survey_step');
    if (after.anonymous && after.multiResponse) refuse(context, 'survey_one_answer');
    const findings = new ValidationErrors(language);
    checkForm(body.questions ?? questions, after.sections, findings);
    if (after.audience !== null) await checkAudience(store, after.audience, findings);
    findings.throwIfAny();
    if (row.publishedAt !== null && isFree) {
      const fewest = after.anonymous ? after.threshold : 1;
      const day = row.startsOn ?? (await todayOf(context));
      await expectPeople(context, after.audience ?? everyone, day, fewest);
    }
    const { id: _id, ...change } = after;
    await store.update(surveys, { id }, change);
    if (body.questions !== undefined) await writeQuestions(context, id, body.questions);
    return orgSurveyFormOf(context, after);
  },

  async remove(context, { params: { id } }) {
    const { store } = context;
    const row = await builtSurvey(context, id);
    expectStep(context, row, 'remove');
    if (row.launchedAt !== null) refuse(context, 'survey_step');
    await store.remove(surveyInvitations, { surveyId: id });
    await store.remove(surveyCells, { surveyId: id });
    await removeQuestions(store, id);
    await store.remove(surveys, { id });
    return { success: true };
  },
};
