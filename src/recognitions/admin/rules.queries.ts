/** Calls of the recognition rules and of the podium, for administrators. */
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { creating, reading } from '#src/api/documents.ts';
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

const all = ['recognitions', 'admin'] as const;

/** Settings of the organisation. */
export const ruleQueries = {
  rules: () => reading([...all, 'rules'], AdminRulesDocument, {}, adminStaleMs),
  podium: () => reading([...all, 'podium'], AdminPodiumSettingsDocument, {}, adminStaleMs),
} as const;

/** Each answers with the updated settings. */
export const ruleWrites = {
  rules: creating(UpdateRulesDocument),
  podium: creating(UpdatePodiumDocument),
} as const;
