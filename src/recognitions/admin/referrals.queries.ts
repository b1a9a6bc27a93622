/** Queries and mutations of the referrals of the whole organisation. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ReferralState } from '#schema/recognitions/recognitions.rules.ts';
import { referralEndpoints } from '#schema/recognitions/referrals.endpoints.ts';
import { request } from '#src/api/client.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import {
  AdminReferralsDocument,
  UpdateReferralDocument,
  type AdminReferralsQuery,
} from '#src/gql/graphql.ts';

/** A page of referrals, newest first. */
export type ReferralPage = AdminReferralsQuery['referrals'];
/** A candidate who was referred. */
export type AdminReferral = ReferralPage['items'][number];

const staleTimeMs = 30_000;

export const referralSearch = searchOf(referralEndpoints.referrals.query, { all: null });

/** The referrals of all employees, of one state or of all states. */
export const referralQueries = {
  list: (filter: FilterOf<typeof referralSearch>) =>
    infiniteQueryOptions({
      queryKey: ['referrals', 'admin', filter],
      queryFn: async ({ pageParam: page, signal }): Promise<ReferralPage> =>
        (await request(AdminReferralsDocument, { page, ...filter }, { signal })).referrals,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;

/** Sets the state of a referral. */
export const updateReferral = (
  given: { readonly id: string; readonly status: ReferralState; readonly note: string },
  key: string,
) => request(UpdateReferralDocument, given, { key });
