/** The calls about analytics. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { customAnalytics } from './analytics.tables.ts';
import { chartService } from './chart.service.ts';
import { fairnessService } from './fairness.service.ts';
import { lineService } from './lines.service.ts';
import { overviewService } from './overview.service.ts';
import { pointAnalytics } from './points.service.ts';
import { recognitionAnalytics } from './recognitions.service.ts';
import { sessionAnalytics } from './sessions.service.ts';
import { transactionService } from './transactions.service.ts';

async function customOf({ store }: Context, where: { readonly isPublic?: true }) {
  const { rows } = await store.list(customAnalytics, { where, order: [['position', 'asc']] });
  return [...rows];
}

export const analyticsService: Service<typeof analyticsEndpoints> = {
  ...overviewService,
  ...recognitionAnalytics,
  ...pointAnalytics,
  ...sessionAnalytics,
  ...transactionService,
  ...chartService,
  ...lineService,
  ...fairnessService,
  customAnalytics: (context) => customOf(context, {}),
  publicAnalytics: (context) => customOf(context, { isPublic: true }),
};
