/** Reads and writes of saved views. */
import type { QueryClient } from '@tanstack/react-query';
import { analyticsKey } from '#src/analytics/analytics.queries.ts';
import { creating, reading, sending } from '#src/api/documents.ts';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  UpdateSavedViewDocument,
  type SavedViewsQuery,
} from '#src/gql/graphql.ts';

export type SavedView = SavedViewsQuery['savedViews'][number];

const queryKey = [...analyticsKey, 'views'] as const;

export const savedViews = {
  list: () => reading(queryKey, SavedViewsDocument, {}, 60_000, { together: true }),
  refresh: (cache: QueryClient): void => void cache.invalidateQueries({ queryKey }),
  create: creating(CreateSavedViewDocument),
  update: sending(UpdateSavedViewDocument),
  remove: sending(DeleteSavedViewDocument),
} as const;
