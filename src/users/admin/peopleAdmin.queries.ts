/** Calls of users for administrators. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import type { RequestOptions } from '#src/api/client.ts';
import { answerOf, creating, reading, sending } from '#src/api/documents.ts';
import {
  AskedDeletionsDocument,
  RequireNewPasswordDocument,
  CreateExternalUserDocument,
  CreateUserDocument,
  DecideDeletionDocument,
  DeleteUserDocument,
  InviteUserDocument,
  OrgUserDocument,
  OrgUsersDocument,
  LeavingEffectsDocument,
  SetUserActiveDocument,
  UpdateUserDocument,
  type AskedDeletionsQuery,
  type DeletionState,
  type OrgUsersQuery,
  type LeavingEffectsQuery,
} from '#src/gql/graphql.ts';
import { changePerson } from '#src/people/people.cache.ts';
import type { PeopleFilter } from './peopleSearch.ts';

/** A user with the fields that only administrators see. */
export type AdminPerson = OrgUsersQuery['orgUsers']['items'][number];
/** A page of users. */
export type KeptPage = OrgUsersQuery['orgUsers'];
/** The effects of a deactivation or deletion on the data of a user. */
export type Leaving = LeavingEffectsQuery['leavingEffects'];
/** A deletion request. */
export type AskedDeletion = AskedDeletionsQuery['askedDeletions']['items'][number];

/** Stale time in ms. Short, because other administrators change users too. */
const staleTimeMs = 15_000;
const all = ['users', 'admin'] as const;

/** One page of a filter, sorted by name. `perPage` is for callers that read all pages. */
export const readPeople = (
  filter: PeopleFilter,
  { perPage = pageSize.people, ...how }: RequestOptions & { readonly perPage?: number },
): Promise<KeptPage> => answerOf(OrgUsersDocument, { ...filter, perPage }, how);

export const peopleAdminQueries = {
  list: (filter: PeopleFilter) =>
    queryOptions({
      queryKey: [...all, 'people', filter],
      queryFn: ({ signal }): Promise<KeptPage> => readPeople(filter, { signal }),
      staleTime: staleTimeMs,
    }),
  one: (id: string) => reading([...all, 'person', id], OrgUserDocument, { id }, staleTimeMs),
  /** Never cached: the administrator decides about an account by these numbers. */
  leaving: (id: string) => ({
    ...reading([...all, 'leaving', id], LeavingEffectsDocument, { id }, 0),
    gcTime: 0,
  }),
  deletions: (status: DeletionState, page: number) => {
    const wish = { status, page, perPage: pageSize.people };
    return reading([...all, 'deletions', status, page], AskedDeletionsDocument, wish, staleTimeMs);
  },
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
  create: creating(CreateUserDocument),
  createExternal: creating(CreateExternalUserDocument),
  update: creating(UpdateUserDocument),
  turn: sending(SetUserActiveDocument),
  remove: sending(DeleteUserDocument),
  invite: sending(InviteUserDocument),
  askPassword: sending(RequireNewPasswordDocument),
  decide: sending(DecideDeletionDocument),
} as const;
