/** Calls of the referrals of the whole organisation. */
import { referralEndpoints } from '#schema/recognitions/referrals.endpoints.ts';
import { pagedResource } from '#src/admin/adminResource.ts';
import { sending } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  AdminReferralsDocument,
  UpdateReferralDocument,
  type AdminReferralsQuery,
} from '#src/gql/graphql.ts';
import { refreshRecognition } from './adminCache.ts';

/** A candidate who was referred. */
export type AdminReferral = AdminReferralsQuery['referrals']['items'][number];

export const referralSearch = searchOf(referralEndpoints.referrals.query, { all: null });

/** The referrals of all employees, newest first. */
export const referralResource = {
  ...pagedResource(['referrals', 'admin'], AdminReferralsDocument, refreshRecognition),
  update: sending(UpdateReferralDocument),
} as const;
