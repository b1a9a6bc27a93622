/** Reads and writes of one's own account (spec §7 "Users"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountChange } from '#schema/users/account.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  AskForDeletionDocument,
  OwnAccountDocument,
  SaveAccountDocument,
  TakeDeletionBackDocument,
  type OwnAccountQuery,
} from '#src/gql/graphql.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { seedMe, type Me } from '#src/session/me.queries.ts';
import { changePerson } from '#src/people/people.cache.ts';
import { profileQueries } from '#src/users/profile/profile.queries.ts';

/** The account of the signed-in person. */
export type Account = OwnAccountQuery['account'];

const staleTimeMs = 60_000;

/** Reads of one's own account. */
export const accountQueries = {
  own: () =>
    queryOptions({
      queryKey: ['users', 'account'],
      queryFn: async ({ signal }): Promise<Account> =>
        (await request(OwnAccountDocument, {}, { signal })).account,
      staleTime: staleTimeMs,
    }),
} as const;

/** Invalidates the account; the old data stays until the answer. */
export const refreshAccount = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: accountQueries.own().queryKey });

// The prefix of the celebration keys.
const celebrations = ['celebrations'] as const;

/** Updates the caches with the changed account, and invalidates everything that depends on it. */
export function spreadAccount(cache: QueryClient, me: Me, change: AccountChange): void {
  seedMe(cache, me);
  const { id, firstName, lastName } = me;
  if (change.firstName !== undefined || change.lastName !== undefined)
    changePerson(cache, id, { firstName, lastName });
  void refreshAccount(cache);
  void cache.invalidateQueries({ queryKey: profileQueries.person(id).queryKey });
  if (change.birthdayShown === undefined && change.anniversaryShown === undefined) return;
  // Celebration posts may be gone, or may show less.
  void cache.invalidateQueries({ queryKey: celebrations });
  void cache.invalidateQueries({ queryKey: postQueries.all() });
}

/** Writes; each takes an idempotency key and raises `ApiError`. */
export const accountWrites = {
  save: async (input: AccountChange, key: string): Promise<Me> =>
    (await request(SaveAccountDocument, { input }, { key })).updateAccount,
  askForDeletion: async (reason: string, key: string) =>
    (await request(AskForDeletionDocument, { reason }, { key })).requestDeletion,
  takeDeletionBack: async (key: string) => request(TakeDeletionBackDocument, {}, { key }),
} as const;
