/** Evaluations when a survey of their kind is published, and when a person is removed. */
import { usualReminders } from '#schema/evaluations/cycles.rules.ts';
import { takeBackActs } from '../facts/takingPart.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { surveyAnswers, surveyResponses } from '../surveys/surveys.tables.ts';
import { evaluationPublished } from '../surveys/surveys.events.ts';
import { beginCycle } from './cycles.phases.ts';
import {
  evaluationCycles,
  evaluationNominations,
  evaluationPeople,
  evaluations,
} from './evaluations.tables.ts';

/** Begins the cycle with the usual parts. */
export const cycleBegun = on(evaluationPublished, 'evaluations', async (context, { survey }) => {
  const { id, endsOn: writeUntil, remindAfter } = survey;
  await beginCycle(context, id, {
    writeUntil,
    remindAfter: remindAfter.length === 0 ? usualReminders : remindAfter,
  });
});

/** What was written about the person goes; what the person wrote about others stays, under no name. */
export const evaluationsGone = onPersonRemoved(
  'evaluations',
  {
    changes: [evaluationPeople, evaluationNominations, evaluations],
    keeps: [{ tables: [evaluationCycles], because: 'a cycle names nobody' }],
  },
  async (context, { user: { id: userId } }) => {
    const { store } = context;
    const { rows: places } = await store.list(evaluationPeople, { where: { userId } });
    const personId = { in: places.map(({ id }) => id) };
    const { rows: about } = await store.list(evaluations, { where: { personId } });
    const { rows: responses } = await store.list(surveyResponses, {
      where: {
        surveyId: { in: places.map(({ cycleId }) => cycleId) },
        voter: { in: about.map(({ id }) => id) },
      },
    });
    const responseId = { in: responses.map(({ id }) => id) };
    await store.remove(surveyAnswers, { responseId });
    await store.remove(surveyResponses, { id: responseId });
    await store.remove(evaluations, { personId });
    const ofOthers = about.filter(({ evaluatorId }) => evaluatorId !== userId);
    await takeBackActs(
      context,
      'evaluationsWritten',
      ofOthers.map(({ id }) => id),
    );
    await store.remove(evaluationNominations, { or: [{ personId }, { userId }] });
    await store.remove(evaluationPeople, { userId });
    await store.update(evaluations, { evaluatorId: userId, status: 'pending' }, { status: 'cancelled' });
  },
);
