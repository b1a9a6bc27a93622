/** Calls of the recognition rules and of the podium, for administrators. */
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { creating, reading } from '#src/api/documents.ts';
import {
  PodiumSettingsDocument,
  RecognitionSettingsDocument,
  UpdatePodiumSettingsDocument,
  UpdateRecognitionSettingsDocument,
  type PodiumSettingsQuery,
  type RecognitionSettingsQuery,
} from '#src/gql/graphql.ts';

/** The rules of recognitions. */
export type Rules = RecognitionSettingsQuery['recognitionSettings'];
/** How the podium runs. */
export type PodiumRules = PodiumSettingsQuery['podiumSettings'];

const all = ['recognitions', 'admin'] as const;

/** Settings of the organisation. */
export const ruleQueries = {
  rules: () => reading([...all, 'rules'], RecognitionSettingsDocument, {}, adminStaleMs),
  podium: () => reading([...all, 'podium'], PodiumSettingsDocument, {}, adminStaleMs),
} as const;

/** Each answers with the updated settings. */
export const ruleWrites = {
  rules: creating(UpdateRecognitionSettingsDocument),
  podium: creating(UpdatePodiumSettingsDocument),
} as const;
