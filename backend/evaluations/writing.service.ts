/** What a person writes about themself and others. */
import { hasScores, isWritable } from '#schema/evaluations/cycles.rules.ts';
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { EvaluationForm } from '#schema/evaluations/evaluations.shapes.ts';
import { evaluationScore } from '#schema/evaluations/scores.ts';
import { askedOf } from '#schema/evaluations/wordings.ts';
import { hundredths } from '#schema/kit/fraction.ts';
import { countActs, takeBackActs } from '../facts/takingPart.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { peopleById } from '../people/users.rules.ts';
import { answersIn, writeResponse } from '../surveys/responses.ts';
import { checkedAnswers } from '../surveys/submitting.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { surveyResponses } from '../surveys/surveys.tables.ts';
import { expectCycleStep, placeBy, readPlace, type Place } from './evaluations.access.ts';
import { evaluationPeople, evaluations } from './evaluations.tables.ts';
import { evaluationsOf, scoreOf, type EvaluationRow } from './evaluations.views.ts';
import { questionsIn } from '../forms/questions.ts';
import { recompute } from './scoring.ts';

type Calls = 'evaluations' | 'completed' | 'evaluation' | 'submit' | 'reopen';

/** An evaluation that the reader writes, with the place of the person evaluated. Raises 404 for others. */
async function ownToWrite(
  { store, me, language }: Context,
  id: string,
): Promise<Place & { readonly row: EvaluationRow }> {
  const {
    rows: [row],
  } = await store.list(evaluations, { where: { id, evaluatorId: me.id } });
  const place = row === undefined ? undefined : await placeBy(store, row.personId);
  if (row === undefined || place === undefined) throw domainError('not_found', language);
  return { ...place, row };
}

async function formOf(context: Context, id: string): Promise<EvaluationForm> {
  const { store, language } = context;
  const { row, person, cycle, survey } = await ownToWrite(context, id);
  const [evaluation] = await evaluationsOf(context, [row]);
  if (evaluation === undefined) throw domainError('not_found', language);
  const {
    rows: [response],
  } = await store.list(surveyResponses, { where: { surveyId: cycle.id, voter: id } });
  const answers = await answersIn(store, response === undefined ? [] : [response.id]);
  const leaders = await peopleById(context, person.leaderId === null ? [] : [person.leaderId]);
  const questions = askedOf(await questionsIn(store, cycle.id), row.kind);
  const asked = new Set(questions.map((question) => question.id));
  return {
    ...evaluation,
    description: survey.description,
    descriptionEn: survey.descriptionEn,
    sections: [...survey.sections],
    questions: [...questions],
    thanks: survey.thanks,
    thanksEn: survey.thanksEn,
    leader: leaders.get(person.leaderId ?? '') ?? null,
    periodFrom: cycle.periodFrom,
    periodTo: cycle.periodTo,
    // Only who is evaluated and who leads the person may see all of the person's goals.
    goals: row.kind === 'self' || row.kind === 'leader' ? [...person.goals] : [],
    myAnswers: (answers.get(response?.id ?? '') ?? []).filter(({ questionId }) => asked.has(questionId)),
  };
}

export const writingService: Pick<Service<typeof evaluationEndpoints>, Calls> = {
  async evaluations(context) {
    const { store, me } = context;
    const { rows } = await store.list(evaluations, {
      where: { evaluatorId: me.id, or: [{ status: 'pending' }, { reopened: true }] },
      order: [['createdAt', 'asc']],
    });
    return (await evaluationsOf(context, rows)).filter(({ open }) => open);
  },

  async completed(context) {
    const { store, me } = context;
    const { rows } = await store.list(evaluations, {
      where: { evaluatorId: me.id, status: 'completed', reopened: false },
      order: [['completedAt', 'desc']],
    });
    return evaluationsOf(context, rows);
  },

  evaluation: (context, { params: { id } }) => formOf(context, id),

  async submit(context, { params: { id }, body }) {
    const { store, me, at } = context;
    const { row, cycle } = await ownToWrite(context, id);
    // First, so that a call that was repeated after a lost answer learns that it had arrived.
    if (row.status === 'completed' && !row.reopened) refuse(context, 'evaluation_written');
    if (!isWritable(row, cycle.phase)) refuse(context, 'evaluation_over');
    const questions = askedOf(await questionsIn(store, cycle.id), row.kind);
    const answers = checkedAnswers(context, questions, body.answers);
    const score = hundredths(evaluationScore(questions, answers));
    const response = await writeResponse(context, {
      surveyId: cycle.id,
      voter: id,
      userId: me.id,
      cellId: null,
      score,
      questions,
      answers,
    });
    await store.update(evaluations, { id }, { status: 'completed', score, completedAt: at, reopened: false });
    // One that was opened again counts when it is written again.
    if (row.status === 'completed') await takeBackActs(context, 'evaluationsWritten', [id]);
    await countActs(context, 'evaluationsWritten', [{ id, personId: me.id, at }]);
    if (hasScores(cycle.phase)) await recompute(context, [row.personId]);
    return { id: response.id, evaluationId: id, score: scoreOf(score), createdAt: at };
  },

  async reopen(context, { params: { id } }) {
    const { store, me, language } = context;
    const {
      rows: [row],
    } = await store.list(evaluations, { where: { id } });
    if (row === undefined) throw domainError('not_found', language);
    const { person, cycle } = await readPlace(context, row.personId);
    expectCycleStep(context, cycle.phase, 'reopen');
    if (row.status !== 'completed') refuse(context, 'evaluation_step');
    if (person.readAt !== null) refuse(context, 'evaluation_read');
    await store.update(evaluations, { id }, { reopened: true });
    // Nobody reads a result that is being changed.
    await store.update(evaluationPeople, { id: person.id }, { sharedAt: null });
    if (!row.reopened && row.evaluatorId !== me.id)
      await leaveNotices(context, {
        to: [row.evaluatorId],
        kind: 'evaluation',
        actorId: null,
        postId: null,
        sourceId: cycle.id,
      });
    return { success: true };
  },
};
