/** Queries and mutations of badges for administrators. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Role } from '#schema/permissions.ts';
import { badgeEndpoints } from '#schema/recognitions/badges.endpoints.ts';
import { request } from '#src/api/client.ts';
import { restCall } from '#src/api/rest.ts';
import { uploadFile } from '#src/files/uploadFile.ts';
import {
  AdminBadgeHoldersDocument,
  AdminBadgesDocument,
  AwardBadgeDocument,
  UpdateBadgeDocument,
  WithdrawAwardDocument,
  type AdminBadgeHoldersQuery,
  type AdminBadgesQuery,
} from '#src/gql/graphql.ts';
import type { Switching } from '#src/api/useSwitching.ts';

/** A badge with its rules. */
export type AdminBadge = AdminBadgesQuery['badges'][number];
/** An employee who holds a badge. */
export type Holder = AdminBadgeHoldersQuery['badgeHolders']['items'][number];
/** A page of holders, newest first. */
export type HolderPage = AdminBadgeHoldersQuery['badgeHolders'];

const staleTimeMs = 30_000;
const all = ['recognitions', 'admin', 'badges'] as const;

/** Badges of the organisation, inactive ones included. */
export const badgeQueries = {
  list: () =>
    queryOptions({
      queryKey: all,
      queryFn: async ({ signal }): Promise<readonly AdminBadge[]> =>
        (await request(AdminBadgesDocument, {}, { signal })).badges,
      staleTime: staleTimeMs,
    }),
  holders: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['recognitions', 'admin', 'holders', id],
      queryFn: async ({ pageParam, signal }): Promise<HolderPage> =>
        (await request(AdminBadgeHoldersDocument, { id, page: pageParam }, { signal })).badgeHolders,
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
} as const;

/** The fields of a badge that an administrator edits. */
export interface BadgeWords {
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly isPublic: boolean;
  readonly roles: Role[];
  /** A new picture; null keeps the current one. */
  readonly image: File | null;
}

/** Mutations. Each takes an idempotency key. */
export const badgeWrites = {
  /** Answers 201 with the badge. The picture is part of the same call. */
  create: ({ image, ...words }: BadgeWords & { readonly image: File }, key: string) =>
    restCall(badgeEndpoints.createBadge, 'recognitions.createBadge', { body: { ...words, image } }, { key }),

  /** Uploads a new picture first. `onProgress` receives the uploaded share, from 0 to 1. */
  async update(
    { id, image = null, ...words }: Partial<BadgeWords> & { readonly id: string },
    key: string,
    onProgress: (share: number) => void,
  ) {
    const imageKey =
      image === null
        ? undefined
        : await uploadFile('corp-benef-image', image, {
            onProgress: (sent, total) => onProgress(total === 0 ? 1 : sent / total),
          });
    return request(
      UpdateBadgeDocument,
      { input: { id, ...words, ...(imageKey === undefined ? {} : { imageKey }) } },
      // Another picture is another request body, so it needs its own key.
      imageKey === undefined ? { key } : {},
    );
  },
  activate: ({ id, active }: Switching) => request(UpdateBadgeDocument, { input: { id, active } }),
  award: (given: { id: string; receiverEmails: string[]; message: string }, key: string) =>
    request(AwardBadgeDocument, given, { key }),
  withdraw: (id: string, key: string) => request(WithdrawAwardDocument, { id }, { key }),
} as const;
