/** Reads and writes of own analytics. */
import type { QueryClient } from '@tanstack/react-query';
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, reading, sending, answerOf } from '#src/api/documents.ts';
import { analyticsKey } from '#src/analytics/analytics.queries.ts';
import {
  CreateCustomAnalyticDocument,
  CustomAnalyticsDocument,
  CustomFigureDocument,
  CustomPreviewDocument,
  DeleteCustomAnalyticDocument,
  OrderCustomAnalyticsDocument,
  UpdateCustomAnalyticDocument,
  type CustomAnalyticsQuery,
  type CustomFigureQuery,
  type CustomPreviewInput,
} from '#src/gql/graphql.ts';

export type OwnAnalytic = CustomAnalyticsQuery['customAnalytics'][number];
export type OwnFigure = CustomFigureQuery['customFigure'];
export type OwnAsk = CustomPreviewInput;

/** Stale time in ms: sums are at most a minute behind. */
const staleTimeMs = 60_000;

const refresh = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: analyticsKey });

/** All of the organisation, in their order. */
export const ownResource = {
  ...adminResource([...analyticsKey, 'custom'], CustomAnalyticsDocument, refresh),
  create: creating(CreateCustomAnalyticDocument),
  update: sending(UpdateCustomAnalyticDocument),
  remove: sending(DeleteCustomAnalyticDocument),
  order: (ids: readonly string[], key: string) =>
    answerOf(OrderCustomAnalyticsDocument, { input: { ids: [...ids] } }, { key }),
} as const;

export const ownFigures = {
  /** As the reader may see it. */
  one: (id: string) =>
    reading([...analyticsKey, 'own', id], CustomFigureDocument, { id }, staleTimeMs, { together: true }),
  /** As one of its readers would see it. */
  preview: (input: OwnAsk) =>
    reading([...analyticsKey, 'preview', input], CustomPreviewDocument, { input }, staleTimeMs),
} as const;
