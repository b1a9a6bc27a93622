/**
 * Reads of the composer; a list that the server does not know or that is switched off is null, and its
 * control is hidden.
 */
import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import { orNothing } from '#src/api/orNothing.ts';
import {
  ComposerBadgesDocument,
  ComposerSettingsDocument,
  CrowdDepartmentsDocument,
  CrowdGroupsDocument,
  type ComposerBadgesQuery,
} from '#src/gql/graphql.ts';
import { listStaleMs, postTypeQueries, recognitionsKey } from '#src/feed/postTypes.queries.ts';

/** A badge that the person may give. */
export type ComposerBadge = ComposerBadgesQuery['badges'][number];
/** A department or group whose people can be recognised together. */
export interface CrowdOffer {
  readonly id: string;
  readonly kind: 'department' | 'group';
  readonly name: string;
  readonly count: number;
}

/** Queries of recognitions. */
export const recognitionQueries = {
  ...postTypeQueries,

  /** Badges the person may give. */
  badges: () =>
    queryOptions({
      queryKey: [...recognitionsKey, 'badges to give'],
      queryFn: async ({ signal }): Promise<readonly ComposerBadge[] | null> =>
        (await orNothing(request(ComposerBadgesDocument, {}, { signal })))?.badges.filter(
          ({ mayGive }) => mayGive,
        ) ?? null,
      staleTime: listStaleMs,
    }),

  /** Whether the organisation allows private recognitions. */
  allowsPrivate: () =>
    queryOptions({
      queryKey: [...recognitionsKey, 'allows private'],
      queryFn: async ({ signal }): Promise<boolean> =>
        (await orNothing(request(ComposerSettingsDocument, {}, { signal })))?.recognitionSettings
          .privateAllowed ?? false,
      staleTime: listStaleMs,
    }),

  /** Departments and groups with people in them, by name. */
  crowds: () =>
    queryOptions({
      queryKey: [...recognitionsKey, 'crowds'],
      queryFn: async ({ signal }): Promise<readonly CrowdOffer[]> => {
        const [departments, groups] = await Promise.all([
          orNothing(request(CrowdDepartmentsDocument, {}, { signal })),
          orNothing(request(CrowdGroupsDocument, {}, { signal })),
        ]);
        const offers: readonly CrowdOffer[] = [
          ...(departments?.departments ?? []).map(({ id, name, usersCount }) => ({
            id,
            kind: 'department' as const,
            name,
            count: usersCount,
          })),
          ...(groups?.groups ?? []).map(({ id, name, userIds }) => ({
            id,
            kind: 'group' as const,
            name,
            count: userIds.length,
          })),
        ];
        return offers
          .filter(({ count }) => count > 0)
          .sort((one, other) => one.name.localeCompare(other.name));
      },
      staleTime: listStaleMs,
    }),
} as const;
