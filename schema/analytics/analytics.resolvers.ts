/** Fields about analytics. */
import { resolvers } from '../kit/resolvers.ts';
import { analyticsEndpoints } from './analytics.endpoints.ts';

export const analyticsResolvers = resolvers('analytics', analyticsEndpoints, {
  Query: {
    analyticsOverview: 'overview',
    participation: 'participation',
    recognitionTypeCounts: 'recognitionTypes',
    recognitionTypeMonths: 'recognitionTypesByMonth',
    analyticsSessions: 'sessions',
    pointsByChannel: 'pointsByChannel',
    pointsByChannelMonths: 'pointsByChannelByMonth',
    totalPoints: 'totalPoints',
    socialMonths: 'social',
    personRecognitionTypes: 'personTypes',
    monthlyPoints: 'monthlySummary',
    senderRank: 'senderRank',
    transactions: 'transactions',
    customAnalytics: 'customAnalytics',
    publicAnalytics: 'publicAnalytics',
    customFigure: 'customFigure',
    customPreview: 'previewCustom',
    chart: 'chart',
    figureLines: 'figureLines',
    whomToThank: 'whomToThank',
    patterns: 'patterns',
    pointsForecast: 'forecast',
    savedViews: 'savedViews',
  },
  Mutation: {
    createCustomAnalytic: 'createCustom',
    updateCustomAnalytic: 'updateCustom',
    deleteCustomAnalytic: 'removeCustom',
    orderCustomAnalytics: 'orderCustom',
    answerPattern: 'answerPattern',
    createSavedView: 'createView',
    updateSavedView: 'updateView',
    deleteSavedView: 'removeView',
  },
});
