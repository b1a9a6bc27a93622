/** Reads of the composer; a list that the server does not know, or that is switched off, is null: its control is not shown. */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#schema/errors.ts';
import { request } from '#src/api/client.ts';
import {
  ComposerBadgesDocument,
  ComposerSettingsDocument,
  ComposerValuesDocument,
  CrowdDepartmentsDocument,
  CrowdGroupsDocument,
  PostTypesDocument,
  type ComposerBadgesQuery,
  type ComposerValuesQuery,
  type PostTypesQuery,
} from '#src/gql/graphql.ts';

/** A type with its rules. */
export type ComposerType = PostTypesQuery['postTypes'][number];
/** A value that can be named. */
export type ComposerValue = ComposerValuesQuery['values'][number];
/** A badge that the person may give. */
export type ComposerBadge = ComposerBadgesQuery['badges'][number];
/** People who can be thanked together. */
export interface CrowdOffer {
  readonly id: string;
  readonly kind: 'department' | 'group';
  readonly name: string;
  readonly count: number;
}

/** Lists of an organisation change rarely: fresh for this long, in ms. */
const staleTimeMs = 300_000;

/** Null where a server has no such call, or the organisation not this module. */
async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const codes: readonly string[] = ['not_found', 'module_off', 'forbidden'];
    if (error instanceof ApiError && codes.includes(error.code)) return null;
    throw error;
  }
}

const all = ['recognitions'] as const;

/** Queries of recognitions. */
export const recognitionQueries = {
  /** Types the person may send, in the order of the composer. */
  types: () =>
    queryOptions({
      queryKey: [...all, 'types'],
      queryFn: async ({ signal }): Promise<readonly ComposerType[] | null> =>
        (await orNothing(request(PostTypesDocument, {}, { signal })))?.postTypes ?? null,
      staleTime: staleTimeMs,
    }),

  /** Active values, in the organisation's order. */
  values: () =>
    queryOptions({
      queryKey: [...all, 'values'],
      queryFn: async ({ signal }): Promise<readonly ComposerValue[] | null> =>
        (await orNothing(request(ComposerValuesDocument, {}, { signal })))?.values.filter(
          ({ active }) => active,
        ) ?? null,
      staleTime: staleTimeMs,
    }),

  /** Badges the person may give. */
  badges: () =>
    queryOptions({
      queryKey: [...all, 'badges to give'],
      queryFn: async ({ signal }): Promise<readonly ComposerBadge[] | null> =>
        (await orNothing(request(ComposerBadgesDocument, {}, { signal })))?.badges.filter(
          ({ mayGive }) => mayGive,
        ) ?? null,
      staleTime: staleTimeMs,
    }),

  /** Whether thanks can be private here. */
  allowsPrivate: () =>
    queryOptions({
      queryKey: [...all, 'allows private'],
      queryFn: async ({ signal }): Promise<boolean> =>
        (await orNothing(request(ComposerSettingsDocument, {}, { signal })))?.recognitionSettings
          .privateAllowed ?? false,
      staleTime: staleTimeMs,
    }),

  /** Departments and groups with people in them, by name. */
  crowds: () =>
    queryOptions({
      queryKey: [...all, 'crowds'],
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
      staleTime: staleTimeMs,
    }),
} as const;
