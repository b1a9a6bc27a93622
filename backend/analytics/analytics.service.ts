/** The calls about analytics; until they are whole they say so. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Service } from '../http/context.ts';

const later = (): never => {
  throw new Error('Analytics: not served yet.');
};

export const analyticsService: Service<typeof analyticsEndpoints> = {
  overview: later,
  recognitionTypes: later,
  recognitionTypesByMonth: later,
  sessions: later,
  pointsByChannel: later,
  pointsByChannelByMonth: later,
  totalPoints: later,
  social: later,
  personTypes: later,
  monthlySummary: later,
  senderRank: later,
  transactions: later,
  customAnalytics: later,
  publicAnalytics: later,
  chart: later,
  figureLines: later,
};
