/** What people who are asked see and send. */
import type { answeringEndpoints } from '#schema/surveys/answering.endpoints.ts';
import { surveyStateOf, type SurveyState } from '#schema/surveys/surveys.rules.ts';
import type { Invitation, SurveyGroup } from '#schema/surveys/surveys.shapes.ts';
import { questionsIn } from '../forms/questions.ts';
import type { Context, Service } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import { segmentNames } from './cells.ts';
import { kindsOn } from './kinds.ts';
import { statusOf } from './reading.invited.ts';
import { answersIn } from './responses.ts';
import { segmentsIn } from './results.counted.ts';
import { invitedTo, isChangeable, submit } from './submitting.ts';
import { surveyCells, surveyInvitations, surveyResponses, surveys } from './surveys.tables.ts';
import { surveyOf, surveysOf } from './surveys.views.ts';

type InvitationRow = Row<typeof surveyInvitations> & { readonly survey: Row<typeof surveys> };

/** The reader's invitations to launched surveys of kinds in use, newest first, with their survey. */
async function invitationsOf({ store, me }: Context, surveyId?: string): Promise<readonly InvitationRow[]> {
  const kinds = await kindsOn(store);
  const { rows } = await store.list(surveyInvitations, {
    where: { userId: me.id, ...(surveyId === undefined ? {} : { surveyId }) },
    order: [['createdAt', 'desc']],
    with: { survey: { one: surveys, on: 'surveyId' } },
  });
  return rows.flatMap(({ survey, ...row }) =>
    survey !== null && survey.launchedAt !== null && kinds.includes(survey.kind) ? [{ ...row, survey }] : [],
  );
}

async function surveysIn(context: Context, states: readonly SurveyState[]) {
  const rows = (await invitationsOf(context)).map(({ survey }) => survey);
  return surveysOf(
    context,
    rows.filter((survey) => states.includes(surveyStateOf(survey, context.at))),
  );
}

const invitationOf = (row: InvitationRow, at: string): Invitation => ({
  id: row.id,
  surveyId: row.surveyId,
  status: statusOf(row, row.survey, at),
  createdAt: row.createdAt,
});

/** The groups by which the answers of an invited person are counted. */
async function groupsFor(
  store: Context['store'],
  { surveyId, cellId }: Row<typeof surveyInvitations>,
): Promise<SurveyGroup[]> {
  const { rows: cells } = await store.list(surveyCells, {
    where: { surveyId },
    order: [['position', 'asc']],
  });
  const own = cells.findIndex(({ id }) => id === cellId);
  const names = await segmentNames(store);
  return segmentsIn({ cells })
    .filter((segment) => segment.cells.includes(own))
    .map(({ dimension, values, invited }) => ({
      dimension,
      names: names(dimension, values),
      people: invited,
      merged: values.length > 1,
    }));
}

export const answeringService: Service<typeof answeringEndpoints> = {
  surveys: (context) => surveysIn(context, ['open']),

  allSurveys: (context) => surveysIn(context, ['open', 'closing', 'closed']),

  async survey(context, { params: { id } }) {
    const { store, me } = context;
    const { survey, invitation } = await invitedTo(context, id);
    const {
      rows: [response],
    } =
      isChangeable(survey) && invitation.answered
        ? await store.list(surveyResponses, { where: { surveyId: id, voter: me.id } })
        : { rows: [] };
    const answers = await answersIn(store, response === undefined ? [] : [response.id]);
    return {
      ...(await surveyOf(context, survey)),
      sections: [...survey.sections],
      questions: await questionsIn(store, id),
      groups: await groupsFor(store, invitation),
      thanks: survey.thanks,
      thanksEn: survey.thanksEn,
      myAnswers: answers.get(response?.id ?? '') ?? [],
    };
  },

  async invitations(context, { query: { surveyId } }) {
    return (await invitationsOf(context, surveyId)).map((row) => invitationOf(row, context.at));
  },

  submit: (context, { params: { id }, body: { answers } }) => submit(context, id, answers),
};
