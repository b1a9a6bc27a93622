/** GraphQL fields of surveys and polls. */
import { resolvers } from '../kit/resolvers.ts';
import { surveyEndpoints } from './surveys.endpoints.ts';

export const surveyResolvers = resolvers('surveys', surveyEndpoints, {
  Query: { poll: 'poll', pollVoters: 'voters' },
  Mutation: {
    createPoll: 'createPoll',
    editPoll: 'editPoll',
    vote: 'vote',
    withdrawVote: 'withdrawVote',
    submitSurvey: 'submit',
  },
});
