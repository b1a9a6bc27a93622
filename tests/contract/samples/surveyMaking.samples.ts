/** Valid calls of administrators who build and steer surveys. */
import type { Store } from '#backend/store/port.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { noId, type Calls } from './known.ts';

/** A draft, an open survey, and a closed one. */
export const known = async (store: Store) => {
  const { rows } = await store.list(surveys, { where: { kind: 'survey' }, order: [['createdAt', 'asc']] });
  return {
    draftSurvey: rows.find(({ publishedAt }) => publishedAt === null)?.id ?? noId,
    openSurvey: rows.find(({ active }) => active)?.id ?? noId,
    closedSurvey: rows.find(({ closedAt }) => closedAt !== null)?.id ?? noId,
  };
};
export type SurveyMakingKnown = Awaited<ReturnType<typeof known>>;

const questions = [
  {
    kind: 'single' as const,
    question: '¿Cómo estuvo?',
    options: [{ text: 'Bien' }, { text: 'Mal' }],
  },
];
const days = { startsAt: undefined, endsAt: undefined };
const audience = {
  departmentIds: undefined,
  groupIds: undefined,
  userIds: undefined,
  tenureFrom: undefined,
  tenureTo: undefined,
};

export const calls: Calls<SurveyMakingKnown> = {
  'surveys.create': () => ({ body: { multiResponse: false, sections: [], questions, ...days } }),
  'surveys.update': ({ draftSurvey: id }) => ({
    params: { id },
    body: { sections: [], questions, ...audience },
  }),
  'surveys.publish': ({ draftSurvey }) => ({
    body: {
      surveyId: draftSurvey,
      formId: undefined,
      ...audience,
      ...days,
      threshold: 5,
      repeats: undefined,
      recognitionTypeId: undefined,
      multiResponse: undefined,
    },
  }),
  'surveys.activate': ({ openSurvey: id }) => ({ params: { id }, body: { active: true } }),
  'surveys.multiResponse': ({ draftSurvey: id }) => ({ params: { id }, body: { multiResponse: false } }),
  'surveys.date': ({ draftSurvey: id }) => ({ params: { id }, body: days }),
  'surveys.points': 'draftSurvey',
  'surveys.recognition': ({ draftSurvey: id }) => ({ params: { id }, body: { recognitionTypeId: null } }),
  'surveys.notify': 'openSurvey',
  'surveys.schedule': ({ openSurvey: id }) => ({
    params: { id },
    // The open one is anonymous and has answers of ten people, so its rewards and its one answer stay.
    body: {
      ...days,
      threshold: 6,
      points: undefined,
      repeats: undefined,
      recognitionTypeId: undefined,
      multiResponse: undefined,
    },
  }),
  'surveys.audience': () => ({ body: { ...audience, threshold: 5 } }),
  'surveys.tellOutcome': 'closedSurvey',
  'surveys.remove': 'draftSurvey',
};
