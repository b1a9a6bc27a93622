/** Surveys and their responses for administrators and managers; results are in `results.service.ts`. */
import type { readingEndpoints } from '#schema/surveys/reading.endpoints.ts';
import type { OrgSurvey } from '#schema/surveys/surveys.shapes.ts';
import { invitingKinds, type SurveyKind } from '#schema/surveys/surveys.rules.ts';
import { may } from '#schema/permissions.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { forms } from '../forms/forms.tables.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { dayStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { kindsOn } from './kinds.ts';
import { invitedOf } from './reading.invited.ts';
import { responsesOf } from './reading.responses.ts';
import { builtSurvey } from './surveys.access.ts';
import { surveyInvitations, surveys, type surveyResponses } from './surveys.tables.ts';
import { inForm } from './reading.forms.ts';
import { teamFigures } from './results.team.ts';
import { orgSurveyFormOf, orgSurveysOf, type SurveyRow } from './surveys.views.ts';

/** Built surveys of kinds in use, newest first. */
async function surveysWhere({ store }: Context, where: Where<SurveyRow> = {}): Promise<readonly SurveyRow[]> {
  const kinds = await kindsOn(store);
  const { rows } = await store.list(surveys, { where, order: [['createdAt', 'desc']] });
  return rows.filter(({ kind }) => kind !== 'poll' && kinds.includes(kind));
}

/** Published surveys of a kind that have not closed. */
async function usable(context: Context, kind: SurveyKind): Promise<OrgSurvey[]> {
  const rows = await surveysWhere(context, { kind, closedAt: null, publishedAt: { ne: null } });
  return orgSurveysOf(context, rows);
}

/** A survey that a field names. Raises 422 if it does not exist, and for evaluations, which have readers of their own. */
async function surveyIn(context: Context, id: string): Promise<SurveyRow> {
  const [known] = await context.store.tally(surveys, { where: { id, kind: { in: invitingKinds } } });
  const findings = new ValidationErrors(context.language);
  if (known === undefined || known.count === 0) findings.add('surveyId', 'id_unknown');
  findings.throwIfAny();
  return builtSurvey(context, id);
}

/** The named survey, or all of them. */
const chosen = async (context: Context, surveyId: string | undefined): Promise<readonly SurveyRow[]> =>
  surveyId === undefined
    ? surveysWhere(context, { anonymous: false, launchedAt: { ne: null } })
    : [await surveyIn(context, surveyId)];

/** Later than every response. */
const farFuture = '9999';

type Named = Exclude<keyof typeof readingEndpoints, 'results' | 'comments'>;

export const readingService: Pick<Service<typeof readingEndpoints>, Named> = {
  async orgSurveys(context, { query: { active, kind } }) {
    const rows = await surveysWhere(context, {
      ...(active === undefined ? {} : { active }),
      // Evaluations have a list of their own.
      kind: kind ?? { in: invitingKinds },
      ...(may(context.me.userType, 'surveys.manage')
        ? {}
        : { sharedWithLeaders: true, launchedAt: { ne: null } }),
    });
    const found = await orgSurveysOf(context, rows);
    if (may(context.me.userType, 'surveys.manage')) return found;
    const figures = await teamFigures(context, rows);
    return found.map((one) => ({ ...one, team: figures.get(one.id) ?? null }));
  },

  programSurveys: (context) => usable(context, 'program'),

  requestSurveys: (context) => usable(context, 'solicitud'),

  async orgSurvey(context, { params: { id } }) {
    return orgSurveyFormOf(context, await builtSurvey(context, id));
  },

  async allResponses(context, { query: { surveyId, page } }) {
    return responsesOf(context, await chosen(context, surveyId), { page });
  },

  async responses(context, { body }) {
    const { store, language } = context;
    const { surveyId, page, perPage, departmentId, startDate, endDate, answers } = body;
    const findings = new ValidationErrors(language);
    if (answers !== undefined) findings.add('answers', 'responses_read_only');
    findings.throwIfAny();
    const survey = await surveyIn(context, surveyId);
    const timezone = await timezoneOf(store);
    const from = startDate === undefined ? undefined : dayStart(startDate, timezone);
    const to = endDate === undefined ? undefined : dayStart(dayAfter(endDate, 1), timezone);
    const { rows: members } =
      departmentId === undefined
        ? { rows: [] }
        : await store.list(surveyInvitations, { where: { surveyId, departmentId, answered: true } });
    const where: Where<Row<typeof surveyResponses>> = {
      ...(from === undefined && to === undefined
        ? {}
        : { createdAt: { gte: from ?? survey.createdAt, lt: to ?? farFuture } }),
      ...(departmentId === undefined ? {} : { userId: { in: members.map(({ userId }) => userId) } }),
    };
    return responsesOf(context, [survey], { page, perPage, where });
  },

  async formResponses(context, { params: { id }, query: { page } }) {
    const {
      rows: [form],
    } = await context.store.list(forms, { where: { id } });
    if (form === undefined) throw domainError('not_found', context.language);
    const rows = await surveysWhere(context, { formId: id, launchedAt: { ne: null } });
    const found = await responsesOf(context, rows, { page });
    return inForm(
      context.store,
      rows.map((row) => row.id),
      found,
    );
  },

  async invited(context, { query: { surveyId, ...narrowed } }) {
    const asked = await chosen(context, surveyId);
    return invitedOf(context, asked, { ...narrowed, one: surveyId === undefined ? undefined : asked[0] });
  },
};
