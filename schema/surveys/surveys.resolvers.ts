/** GraphQL fields of surveys and polls. */
import { resolvers } from '../kit/resolvers.ts';
import { surveyEndpoints } from './surveys.endpoints.ts';

export const surveyResolvers = resolvers('surveys', surveyEndpoints, {
  Query: {
    poll: 'poll',
    pollVoters: 'voters',
    surveys: 'surveys',
    allSurveys: 'allSurveys',
    survey: 'survey',
    surveyInvitations: 'invitations',
    orgSurveys: 'orgSurveys',
    programSurveys: 'programSurveys',
    requestSurveys: 'requestSurveys',
    orgSurvey: 'orgSurvey',
    surveyResponses: 'allResponses',
    searchSurveyResponses: 'responses',
    formResponses: 'formResponses',
    surveyInvited: 'invited',
    surveyResults: 'results',
    surveyComments: 'comments',
    surveyAudience: 'audience',
  },
  Mutation: {
    createPoll: 'createPoll',
    editPoll: 'editPoll',
    vote: 'vote',
    withdrawVote: 'withdrawVote',
    submitSurvey: 'submit',
    createSurvey: 'create',
    updateSurvey: 'update',
    publishSurvey: 'publish',
    activateSurvey: 'activate',
    setSurveyMultiResponse: 'multiResponse',
    setSurveyDate: 'date',
    setSurveyPoints: 'points',
    setSurveyRecognition: 'recognition',
    notifySurvey: 'notify',
    setSurveySchedule: 'schedule',
    tellSurveyOutcome: 'tellOutcome',
    removeSurvey: 'remove',
  },
});
