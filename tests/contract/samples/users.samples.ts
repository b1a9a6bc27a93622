/** Right calls of users. */
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/users/users.tables.ts';
import { firstId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** The colleague's id. */
export const known = async (store: Store, { colleague }: Known) => ({
  colleagueId: await firstId(store, users, { where: { email: colleague } }),
});
/** What `known` finds; samples of other domains may ask for it too. */
export type UsersKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<UsersKnown> = {
  'users.me': () => ({}),
  'users.search': () => ({ body: { keywords: 'a', page: 1, perPage: 5 } }),
  'users.profile': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.all': () => ({}),
  'users.birthdays': () => ({ search: '?limit=5' }),
  'users.anniversaries': () => ({ search: '?limit=5' }),
};

export const fieldSamples: FieldSamples<UsersKnown> = {
  'Query.user': () => '',
  'Query.people': () => '(input: { keywords: "a", page: 1, perPage: 5 })',
  'Query.allPeople': () => '',
  'Query.profile': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Query.birthdays': () => '(limit: 5)',
  'Query.anniversaries': () => '(limit: 5)',
};
