/** Queries and mutations of users for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import { request, type RequestOptions } from '#src/api/client.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  AskedDeletionsDocument,
  AskNewPasswordDocument,
  CreateExternalDocument,
  CreatePersonDocument,
  DecideDeletionDocument,
  DeletePersonDocument,
  InvitePersonDocument,
  KeptOneDocument,
  KeptPeopleDocument,
  LeavingDocument,
  SwitchPersonDocument,
  UpdatePersonDocument,
  type AskedDeletionsQuery,
  type DeletionState,
  type ExternalInput,
  type KeptPeopleQuery,
  type AdminPersonFragment,
  type LeavingQuery,
  type UserChange,
  type UserInput,
} from '#src/gql/graphql.ts';
import { changePerson } from '#src/people/people.cache.ts';
import type { PeopleFilter } from './peopleSearch.ts';

/** A user with the fields that only administrators see. */
export type AdminPerson = AdminPersonFragment;
/** A page of users. */
export type KeptPage = KeptPeopleQuery['orgUsers'];
/** The effects of a deactivation or deletion on the data of a user. */
export type Leaving = LeavingQuery['leavingEffects'];
/** A deletion request. */
export type AskedDeletion = AskedDeletionsQuery['askedDeletions']['items'][number];

/** Stale time in ms. Short, because other administrators change users too. */
const staleTimeMs = 15_000;
const all = ['users', 'admin'] as const;

/** One page of a filter, sorted by name. `perPage` is for callers that read all pages. */
export const readPeople = async (
  filter: PeopleFilter,
  options: RequestOptions & { readonly perPage?: number },
): Promise<KeptPage> => {
  const { perPage = pageSize.people, ...how } = options;
  return (await request(KeptPeopleDocument, { ...filter, perPage }, how)).orgUsers;
};

export const peopleAdminQueries = {
  list: (filter: PeopleFilter) =>
    queryOptions({
      queryKey: [...all, 'people', filter],
      queryFn: ({ signal }): Promise<KeptPage> => readPeople(filter, { signal }),
      staleTime: staleTimeMs,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...all, 'person', id],
      queryFn: async ({ signal }): Promise<AdminPerson> =>
        (await request(KeptOneDocument, { id }, { signal })).orgUser,
      staleTime: staleTimeMs,
    }),
  /** Never cached: the administrator decides about an account by these numbers. */
  leaving: (id: string) =>
    queryOptions({
      queryKey: [...all, 'leaving', id],
      queryFn: async ({ signal }): Promise<Leaving> =>
        (await request(LeavingDocument, { id }, { signal })).leavingEffects,
      staleTime: 0,
      gcTime: 0,
    }),
  deletions: (status: DeletionState, page: number) =>
    queryOptions({
      queryKey: [...all, 'deletions', status, page],
      queryFn: async ({ signal }) =>
        (await request(AskedDeletionsDocument, { status, page, perPage: pageSize.people }, { signal }))
          .askedDeletions,
      staleTime: staleTimeMs,
    }),
} as const;

// Key prefixes of the queries that show employees, departments or celebrations.
const roots = ['users', 'people', 'departments', 'celebrations'] as const;

/** Invalidates all queries that show employees. The screen keeps its data until the answer. Never throws. */
export function refreshPeople(cache: QueryClient): void {
  for (const root of roots) void cache.invalidateQueries({ queryKey: [root] });
}

/** Writes the user into all caches that hold the user. */
export function showPerson(cache: QueryClient, person: AdminPerson): void {
  const { id, firstName, lastName, profileImageUrl } = person;
  changePerson(cache, id, { firstName, lastName, profileImageUrl });
  cache.setQueryData(peopleAdminQueries.one(id).queryKey, person);
}

/** Mutations. Each takes an idempotency key. */
export const peopleAdminWrites = {
  create: async (input: UserInput, key: string): Promise<AdminPerson> =>
    (await request(CreatePersonDocument, { input }, { key })).createUser,
  createExternal: async (input: ExternalInput, key: string): Promise<AdminPerson> =>
    (await request(CreateExternalDocument, { input }, { key })).createExternalUser,
  update: async (input: UserChange, key: string): Promise<AdminPerson> =>
    (await request(UpdatePersonDocument, { input }, { key })).updateUser,
  turn: async ({ id, active }: Switching, key: string): Promise<AdminPerson> =>
    (await request(SwitchPersonDocument, { id, active }, { key })).setUserActive,
  remove: (given: { readonly id: string; readonly reason: string }, key: string) =>
    request(DeletePersonDocument, given, { key }),
  invite: (id: string, key: string) => request(InvitePersonDocument, { id }, { key }),
  askPassword: (id: string, key: string) => request(AskNewPasswordDocument, { id }, { key }),
  decide: (given: { readonly id: string; readonly approve: boolean }, key: string) =>
    request(DecideDeletionDocument, given, { key }),
} as const;
