/** Reads and writes of the reader's referrals (spec §7 "Referrals"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReferralInput } from '#schema/recognitions/referrals.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  OwnReferralsDocument,
  ProposePersonDocument,
  ReferralRulesDocument,
  type OwnReferralsQuery,
} from '#src/gql/graphql.ts';

/** A referral with its status. */
export type OwnReferral = OwnReferralsQuery['referrals']['items'][number];

/** A page of referrals from the API. */
export interface ReferralsPage {
  readonly items: readonly OwnReferral[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

const staleTimeMs = 60_000;

/** Queries of referrals. */
export const referralQueries = {
  all: () => ['referrals'] as const,

  /** The reader's own referrals, newest first. */
  own: () =>
    infiniteQueryOptions({
      queryKey: [...referralQueries.all(), 'own'],
      queryFn: async ({ pageParam, signal }): Promise<ReferralsPage> => {
        const { referrals } = await request(OwnReferralsDocument, { page: pageParam }, { signal });
        const { page, totalPages, total } = referrals.pagination;
        return { items: referrals.items, page, totalPages, total };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),

  /** Points for a hired candidate; 0 for none. */
  points: () =>
    queryOptions({
      queryKey: [...referralQueries.all(), 'points'],
      queryFn: async ({ signal }): Promise<number> =>
        (await request(ReferralRulesDocument, {}, { signal })).recognitionSettings.referralPoints,
      staleTime: 5 * staleTimeMs,
    }),
} as const;

/** Creates a referral; rejected with reasons if the person is an employee or was already referred. */
export const proposePerson = async (input: ReferralInput, key: string): Promise<OwnReferral> =>
  (await request(ProposePersonDocument, { input }, { key })).createReferral;
