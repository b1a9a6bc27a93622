/** A submitted response: who may send it, what is checked, and what is kept of it. */
import { answerFaults, countedAnswers } from '#schema/forms/questions.rules.ts';
import type { Answer, AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import { may } from '#schema/permissions.ts';
import type { SurveyResponse } from '#schema/surveys/answering.endpoints.ts';
import { isNewEachTime, surveyStateOf } from '#schema/surveys/surveys.rules.ts';
import { countActs, takeBackActs } from '../facts/takingPart.ts';
import { questionsIn } from '../forms/questions.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Row } from '../store/table.ts';
import { repeatOf, voterOf } from './repeats.ts';
import { keptAnswer, writeResponse } from './responses.ts';
import { expectKindOn, refuse } from './surveys.access.ts';
import { isNamedAnswer } from './surveys.acts.ts';
import { surveyInvitations, surveyTexts, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';
import { addCollecting, countsOf } from './tallies.ts';
import { submitVote } from './votes.service.ts';

type InvitationRow = Row<typeof surveyInvitations>;

/** A survey and the invitation of its reader. */
export interface Invited {
  readonly survey: SurveyRow;
  readonly invitation: InvitationRow;
}

/** Whether a response can be changed while the survey is open. */
export const isChangeable = (survey: SurveyRow): boolean =>
  survey.multiResponse && !survey.anonymous && !isNewEachTime(survey);

/** A launched survey that the reader is asked. Raises 404 for others, and 403 if the module of its kind is off. */
export async function invitedTo(context: Context, id: string): Promise<Invited> {
  const { store, me, language } = context;
  const {
    rows: [survey],
  } = await store.list(surveys, { where: { id } });
  if (survey === undefined || survey.launchedAt === null) throw domainError('not_found', language);
  await expectKindOn(context, survey.kind);
  const {
    rows: [invitation],
  } = await store.list(surveyInvitations, { where: { surveyId: id, userId: me.id } });
  if (invitation === undefined) throw domainError('not_found', language);
  return { survey, invitation };
}

/** Raises 409 with its reason if the survey accepts no response of the reader now. */
function requireOpen(context: Context, { survey, invitation }: Invited): void {
  const state = surveyStateOf(survey, context.at);
  // First, so that a call that was repeated after a lost answer learns that it had arrived.
  if (invitation.answered && (!survey.multiResponse || survey.anonymous)) refuse(context, 'survey_answered');
  if (state === 'closed' || state === 'closing') refuse(context, 'survey_closed');
  if (state !== 'open') refuse(context, 'survey_not_open');
}

/** Answers as they are kept. Raises 422 for what does not fit the questions. */
export function checkedAnswers(
  { language }: Pick<Context, 'language'>,
  questions: readonly Question[],
  answers: readonly AnswerInput[],
): readonly Answer[] {
  const findings = new ValidationErrors(language);
  for (const { field, code, params } of answerFaults(questions, answers)) findings.add(field, code, params);
  findings.throwIfAny();
  return countedAnswers(questions, answers).map(keptAnswer);
}

/** Keeps sums and texts only: nothing that joins two answers, tells a time, or names a person. */
async function keepAnonymous(
  { store, newId, sign }: Context,
  { survey, invitation }: Invited,
  questions: readonly Question[],
  answers: readonly Answer[],
): Promise<void> {
  const cell = { surveyId: survey.id, cellId: invitation.cellId ?? '' };
  const texts = answers.flatMap(({ questionId, text }) => (text === null ? [] : [{ questionId, text }]));
  await store.insert(
    surveyTexts,
    await Promise.all(
      texts.map(async (text) => ({
        // A new id begins with the time; its signature does not.
        id: await sign(`text:${newId()}`),
        ...cell,
        ...text,
        stage: 'collecting' as const,
      })),
    ),
  );
  await addCollecting(store, cell, countsOf(questions, answers), { questions, thresholds: survey });
}

async function answer(
  context: Context,
  invited: Invited,
  given: readonly AnswerInput[],
): Promise<SurveyResponse> {
  const { store, me, at } = context;
  const { survey, invitation } = invited;
  const isNew = isNewEachTime(survey);
  if (!isNew) requireOpen(context, invited);
  const questions = await questionsIn(store, survey.id);
  const answers = checkedAnswers(context, questions, given);
  const voter = isNew ? await voterOf(context) : me.id;
  if (isNew) {
    const first = await repeatOf(context, survey, voter, answers);
    if (first !== undefined) return first;
    requireOpen(context, invited);
  }
  await store.update(surveyInvitations, { id: invitation.id }, { answered: true });
  const reply = {
    surveyId: survey.id,
    // Points are for the first response.
    pointsAwarded: invitation.answered || !me.takesPoints ? 0 : survey.points,
    createdAt: at,
  };
  if (survey.anonymous) {
    await keepAnonymous(context, invited, questions, answers);
    return { id: invitation.id, ...reply };
  }
  const { id } = await writeResponse(context, {
    surveyId: survey.id,
    voter,
    userId: me.id,
    cellId: invitation.cellId,
    questions,
    answers,
  });
  if (isNamedAnswer(survey)) {
    // A changed answer counts when it was changed.
    if (invitation.answered) await takeBackActs(context, 'surveyAnswers', [id]);
    await countActs(context, 'surveyAnswers', [{ id, personId: me.id, at }]);
  }
  return { id, ...reply };
}

/** A response to a survey of any kind. */
export async function submit(
  context: Context,
  id: string,
  answers: readonly AnswerInput[],
): Promise<SurveyResponse> {
  const { store, me, language } = context;
  const {
    rows: [survey],
  } = await store.list(surveys, { where: { id } });
  if (survey?.kind === 'poll') {
    await expectKindOn(context, 'poll');
    return submitVote(context, id, answers);
  }
  if (!may(me.userType, 'surveys.answer')) throw domainError('forbidden', language);
  return answer(context, await invitedTo(context, id), answers);
}
