/** Surveys of kind poll (spec §5; design §8). */
import type { surveyEndpoints } from '#schema/surveys/surveys.endpoints.ts';
import type { Service } from '../http/context.ts';

export const surveyService: Service<typeof surveyEndpoints> = {
  createPoll: () => Promise.reject(new Error('not yet')),
  editPoll: () => Promise.reject(new Error('not yet')),
  vote: () => Promise.reject(new Error('not yet')),
  withdrawVote: () => Promise.reject(new Error('not yet')),
  poll: () => Promise.reject(new Error('not yet')),
  voters: () => Promise.reject(new Error('not yet')),
  submit: () => Promise.reject(new Error('not yet')),
};
