/** Queries and mutations of the recognition rules and of the podium. */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import {
  AdminPodiumSettingsDocument,
  AdminRulesDocument,
  UpdatePodiumDocument,
  UpdateRulesDocument,
  type AdminPodiumSettingsQuery,
  type AdminRulesQuery,
} from '#src/gql/graphql.ts';

/** The rules of recognitions. */
export type Rules = AdminRulesQuery['recognitionSettings'];
/** How the podium runs. */
export type PodiumRules = AdminPodiumSettingsQuery['podiumSettings'];

const staleTimeMs = 30_000;
const all = ['recognitions', 'admin'] as const;

/** Settings of the organisation. */
export const ruleQueries = {
  rules: () =>
    queryOptions({
      queryKey: [...all, 'rules'],
      queryFn: async ({ signal }): Promise<Rules> =>
        (await request(AdminRulesDocument, {}, { signal })).recognitionSettings,
      staleTime: staleTimeMs,
    }),
  podium: () =>
    queryOptions({
      queryKey: [...all, 'podium'],
      queryFn: async ({ signal }): Promise<PodiumRules> =>
        (await request(AdminPodiumSettingsDocument, {}, { signal })).podiumSettings,
      staleTime: staleTimeMs,
    }),
} as const;

/** Mutations. Each answers with the updated settings. */
export const ruleWrites = {
  rules: async (input: Partial<Rules>, key: string): Promise<Rules> =>
    (await request(UpdateRulesDocument, { input }, { key })).updateRecognitionSettings,
  podium: async (input: Partial<PodiumRules>, key: string): Promise<PodiumRules> =>
    (await request(UpdatePodiumDocument, { input }, { key })).updatePodiumSettings,
} as const;
