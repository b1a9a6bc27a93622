/** Calls of the organisation's sign-in methods for administrators. */
import { adminStaleMs } from '#src/admin/adminResource.ts';
import { reading, sending } from '#src/api/documents.ts';
import {
  AccessSettingsDocument,
  UpdateAccessSettingsDocument,
  type AccessSettingsQuery,
} from '#src/gql/graphql.ts';

/** The active methods, and the methods available in this deployment. */
export type Access = AccessSettingsQuery['accessSettings'];

export const accessSettings = () =>
  reading(['auth', 'admin', 'access'], AccessSettingsDocument, {}, adminStaleMs);

/** Answers the updated settings. */
export const updateAccess = sending(UpdateAccessSettingsDocument);
