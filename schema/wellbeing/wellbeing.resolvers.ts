/** Fields about wellbeing. */
import { resolvers } from '../kit/resolvers.ts';
import { wellbeingEndpoints } from './wellbeing.endpoints.ts';

export const wellbeingResolvers = resolvers('wellbeing', wellbeingEndpoints, {
  Query: {
    moods: 'moods',
    moodHistory: 'moodHistory',
    moodWeeks: 'moodWeeks',
    bodyMetrics: 'metrics',
    myBodyMetrics: 'ownMetrics',
    wellbeingPage: 'page',
  },
  Mutation: {
    recordMood: 'recordMood',
    lookAtBodyMetrics: 'lookAtMetrics',
    addBodyMetric: 'addMetric',
    removeBodyMetric: 'removeMetric',
    consentToMetrics: 'consent',
    askPatientCode: 'patientCode',
    updateWellbeingPage: 'updatePage',
  },
});
