/** Publishes surveys to an audience, and says in numbers who would be asked. */
import { segmentsOf } from '#schema/kit/privacy/cells.ts';
import { textThreshold } from '#schema/kit/privacy/threshold.ts';
import { surveyLimits, threshold } from '#schema/limits.parts.ts';
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import { planFaults } from '#schema/surveys/plan.rules.ts';
import { inWaves } from '#schema/users/reminders.ts';
import { launchCells } from '#schema/surveys/segments.ts';
import { dimensions } from '#schema/surveys/surveys.rules.ts';
import { forms } from '../forms/forms.tables.ts';
import { checkForm, copyQuestions, questionsIn } from '../forms/questions.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError, ValidationErrors } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { users } from '../people/users.tables.ts';
import { todayOf } from '../organization/timezone.ts';
import { audienceFrom, checkAudience, everyone, peopleIn } from '../departments/audience.ts';
import { expectPeople } from './enough.ts';
import { segmentNames, valuesOf } from './cells.ts';
import { checkRecognition } from './making.build.ts';
import { columnsOf } from './making.schedule.ts';
import { builtSurvey, expectKindOn, expectStep, refuse } from './surveys.access.ts';
import { defaultSurvey } from './surveys.defaults.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import { evaluationPublished } from './surveys.events.ts';
import { orgSurveyOf, type SurveyRow } from './surveys.views.ts';

const weekMs = 7 * 86_400_000;

/** A draft made from a form; its questions are copied. Raises 404. */
async function draftFrom(context: Context, formId: string): Promise<SurveyRow> {
  const { store, me, at, newId, language } = context;
  await expectKindOn(context, 'survey');
  const {
    rows: [form],
  } = await store.list(forms, { where: { id: formId } });
  if (form === undefined) throw domainError('not_found', language);
  const row = defaultSurvey({
    id: newId(),
    kind: 'survey',
    title: form.title,
    titleEn: form.titleEn,
    sections: form.sections,
    thanks: form.thankYouText,
    thanksEn: form.thankYouTextEn,
    formId,
    anonymous: true,
    createdBy: me.id,
    createdAt: at,
  });
  await store.insert(surveys, [row]);
  await copyQuestions(context, formId, row.id);
  return row;
}

/** Invitations of the last week by person. */
async function invitedLately({ store, now }: Context): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now - weekMs).toISOString();
  const { rows } = await store.list(surveys, { where: { kind: { ne: 'poll' }, launchedAt: { gte: since } } });
  if (rows.length === 0) return new Map();
  const where = { surveyId: { in: rows.map(({ id }) => id) } };
  const counted = await store.tally(surveyInvitations, { where, by: ['userId'] });
  return new Map(counted.map(({ userId, count }) => [userId, count]));
}

export const publishingService: Pick<Service<typeof makingEndpoints>, 'publish' | 'audience'> = {
  async publish(context, { body }) {
    const { store, at, language } = context;
    const findings = new ValidationErrors(language);
    if (body.surveyId === undefined && body.formId === undefined) findings.add('surveyId', 'required');
    findings.throwIfAny();
    const draft =
      body.surveyId === undefined
        ? await draftFrom(context, body.formId ?? '')
        : await builtSurvey(context, body.surveyId);
    expectStep(context, draft, 'publish');
    const { recognitionTypeId = draft.recognitionTypeId, multiResponse = draft.multiResponse } = body;
    if (draft.anonymous && multiResponse) refuse(context, 'survey_one_answer');
    const audience = audienceFrom(body) ?? draft.audience ?? everyone;
    const { startsAt: startsOn = draft.startsOn, endsAt: endsOn = draft.endsOn } = body;
    const k = body.threshold ?? threshold.usual;
    checkForm(await questionsIn(store, draft.id), draft.sections, findings);
    await checkAudience(store, audience, findings);
    await checkRecognition(store, body.recognitionTypeId, findings);
    const schedule = await columnsOf(context, { startsOn, endsOn });
    const today = await todayOf(context);
    const { repeats = null, remindAfter = [] } = body;
    const planned = { startsAt: startsOn, endsAt: endsOn, repeats, remindAfter };
    for (const { field, code } of planFaults(planned, today)) findings.add(field, code);
    findings.throwIfAny();
    await expectPeople(context, audience, startsOn ?? today, draft.anonymous ? k : 1);
    const [published] = await store.update(
      surveys,
      { id: draft.id },
      {
        title: body.title ?? draft.title,
        audience,
        ...schedule,
        points: body.points ?? draft.points,
        recognitionTypeId,
        multiResponse,
        threshold: k,
        textThreshold: textThreshold(k),
        sharedWithLeaders: body.sharedWithLeaders ?? false,
        repeats,
        seriesId: repeats === null ? null : draft.id,
        remindAfter: inWaves(remindAfter),
        notifies: body.notify,
        notified: !body.notify,
        active: true,
        publishedAt: at,
      },
    );
    const row = published ?? draft;
    if (row.kind === 'evaluation') await emit(context, evaluationPublished, { survey: row });
    return orgSurveyOf(context, row);
  },

  async audience(context, { body }) {
    const { store, language } = context;
    const audience = audienceFrom(body) ?? everyone;
    const k = body.threshold ?? threshold.usual;
    const findings = new ValidationErrors(language);
    await checkAudience(store, audience, findings);
    findings.throwIfAny();
    const today = await todayOf(context);
    const { rows: people } = await store.list(users, { where: await peopleIn(store, audience, today) });
    const lately = await invitedLately(context);
    const names = await segmentNames(store);
    const { cells } = launchCells(
      people.map((person) => valuesOf(person, today)),
      k,
    );
    return {
      people: people.length,
      withoutAddress: people.filter(({ email }) => email === '').length,
      overInvited: people.filter(({ id }) => (lately.get(id) ?? 0) >= surveyLimits.invitationsAWeek).length,
      segments: dimensions.flatMap((dimension) =>
        segmentsOf(cells, dimension).map(({ values, invited }) => ({
          dimension,
          names: names(dimension, values),
          people: invited,
          merged: values.length > 1,
        })),
      ),
    };
  },
};
