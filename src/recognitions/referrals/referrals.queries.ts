/** People whom the reader proposed for a job (spec §7 "Referrals"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReferralInput } from '#schema/recognitions/referrals.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  OwnReferralsDocument,
  ProposePersonDocument,
  ReferralRulesDocument,
  type OwnReferralsQuery,
} from '#src/gql/graphql.ts';

/** Somebody proposed, with what became of it. */
export type OwnReferral = OwnReferralsQuery['referrals']['items'][number];

/** A page of them as it was answered. */
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

  /** One's own, newest first. */
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

  /** Points for somebody who was hired; 0 for none. */
  points: () =>
    queryOptions({
      queryKey: [...referralQueries.all(), 'points'],
      queryFn: async ({ signal }): Promise<number> =>
        (await request(ReferralRulesDocument, {}, { signal })).recognitionSettings.referralPoints,
      staleTime: 5 * staleTimeMs,
    }),
} as const;

/** Proposes somebody; refused with reasons for who works here, and for who was proposed before. */
export const proposePerson = async (input: ReferralInput, key: string): Promise<OwnReferral> =>
  (await request(ProposePersonDocument, { input }, { key })).createReferral;
