/** The calls about analytics. */
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Service } from '../http/context.ts';
import { chartService } from './chart.service.ts';
import { fairnessService } from './fairness.service.ts';
import { forecastService } from './forecast.service.ts';
import { lineService } from './lines.service.ts';
import { overviewService } from './overview.service.ts';
import { ownService } from './own.service.ts';
import { participationService } from './participation.service.ts';
import { pointAnalytics } from './points.service.ts';
import { recognitionAnalytics } from './recognitions.service.ts';
import { sessionAnalytics } from './sessions.service.ts';
import { transactionService } from './transactions.service.ts';
import { viewService } from './views.service.ts';
import { viewStopService } from './views.stop.ts';

export const analyticsService: Service<typeof analyticsEndpoints> = {
  ...overviewService,
  ...participationService,
  ...recognitionAnalytics,
  ...pointAnalytics,
  ...sessionAnalytics,
  ...transactionService,
  ...chartService,
  ...lineService,
  ...ownService,
  ...fairnessService,
  ...forecastService,
  ...viewService,
  ...viewStopService,
};
