/** Valid calls of evaluations. */
import type { Store } from '#backend/store/port.ts';
import { evaluationCycles, evaluationPeople, evaluations } from '#backend/evaluations/evaluations.tables.ts';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { may } from '#schema/permissions.ts';
import { firstId, noId, type Calls, type Known } from './known.ts';

/** The cycle in writing, with what the caller writes in it, the caller's shared result, and somebody the manager leads. */
export const known = async (store: Store, { me, colleague }: Known) => {
  const idOf = (email: string): Promise<string> => firstId(store, users, { where: { email } });
  const [caller, manager] = [await idOf(me), await idOf(colleague)];
  const cycleId = await firstId(store, evaluationCycles, { where: { phase: 'writing' } });
  const { rows: questions } = await store.list(surveyQuestions, {
    where: { ownerId: cycleId, required: true },
  });
  const { rows: led } = await store.list(evaluationPeople, { where: { cycleId, leaderId: manager } });
  const { rows: inCycle } = await store.list(evaluationPeople, { where: { cycleId } });
  const { rows: others } = await store.list(users, {
    where: { active: true, deletedAt: null, id: { ne: manager } },
    order: [['id', 'asc']],
  });
  const place = led.find(({ userId }) => userId !== caller);
  const peers = others.filter(({ id, userType }) => id !== place?.userId && may(userType, 'surveys.answer'));
  return {
    cycleId,
    newInCycle: peers.find(({ id }) => !inCycle.some(({ userId }) => userId === id))?.id ?? noId,
    ledPlace: place?.id ?? noId,
    threePeers: peers
      .slice(0, 3)
      .map(({ id }) => id)
      .join(' '),
    ownEvaluation: await firstId(store, evaluations, {
      where: { cycleId, evaluatorId: caller, status: 'pending' },
    }),
    evaluationAnswers: JSON.stringify(
      questions.map(({ id: questionId, kind }) =>
        kind === 'text' ? { questionId, text: 'Bien' } : { questionId, number: 4 },
      ),
    ),
    writtenEvaluation: await firstId(store, evaluations, {
      where: { personId: { in: led.map(({ id }) => id) }, status: 'completed' },
    }),
    sharedPlace: await firstId(store, evaluationPeople, {
      where: { userId: caller, readAt: { ne: null } },
    }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type EvaluationsKnown = Awaited<ReturnType<typeof known>>;

const noDays = { nominateUntil: undefined, confirmUntil: undefined, writeUntil: undefined };
const audience = {
  departmentIds: undefined,
  groupIds: undefined,
  userIds: undefined,
  tenureFrom: undefined,
  tenureTo: undefined,
};
const plan = { ...noDays, remindAfter: [3, 7], parts: undefined };

export const calls: Calls<EvaluationsKnown> = {
  'evaluations.evaluation': 'ownEvaluation',
  'evaluations.submit': ({ ownEvaluation: id, evaluationAnswers }) => ({
    params: { id },
    body: { answers: JSON.parse(evaluationAnswers) },
  }),
  'evaluations.nominate': ({ sharedPlace: id, threePeers }) => ({
    params: { id },
    body: { userIds: threePeers.split(' ') },
  }),
  'evaluations.open': 'sharedPlace',
  'evaluations.result': 'sharedPlace',
  'evaluations.acknowledge': 'sharedPlace',
  'evaluations.record': ({ ledPlace: id, colleague: as }) => ({ params: { id }, as }),
  'evaluations.confirm': ({ ledPlace: id, threePeers, colleague: as }) => ({
    params: { id },
    body: { userIds: threePeers.split(' ') },
    as,
  }),
  'evaluations.remindTeam': ({ cycleId: id, colleague: as }) => ({ params: { id }, as }),
  'evaluations.takeBack': ({ ledPlace: id, colleague: as }) => ({ params: { id }, as }),
  'evaluations.reopen': ({ writtenEvaluation: id, colleague: as }) => ({ params: { id }, as }),
  'evaluations.cycle': 'cycleId',
  'evaluations.audience': () => ({ body: audience }),
  'evaluations.begin': ({ cycleId: id }) => ({
    params: { id },
    body: {
      ...plan,
      peers: 3,
      ...audience,
    },
  }),
  'evaluations.plan': ({ cycleId: id }) => ({ params: { id }, body: plan }),
  'evaluations.advance': ({ cycleId: id }) => ({ params: { id }, body: { from: 'writing' } }),
  'evaluations.people': 'cycleId',
  'evaluations.addPeople': ({ cycleId: id, newInCycle }) => ({
    params: { id },
    body: { userIds: [newInCycle] },
  }),
  'evaluations.distribution': 'cycleId',
  'evaluations.calibrate': ({ ledPlace: id }) => ({ params: { id } }),
  'evaluations.share': ({ cycleId: id }) => ({
    params: { id },
    body: { personIds: undefined, leaderId: undefined, on: undefined },
  }),
  'evaluations.notify': 'cycleId',
};
