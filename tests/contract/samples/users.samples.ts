/** Right calls of users. */
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/users/users.tables.ts';
import { png } from '../../files/samples.ts';
import { firstId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** The colleague's id. */
export const known = async (store: Store, { colleague }: Known) => ({
  colleagueId: await firstId(store, users, { where: { email: colleague } }),
});
/** What `known` finds; samples of other domains may ask for it too. */
export type UsersKnown = Awaited<ReturnType<typeof known>>;

const picture = (...names: readonly string[]): FormData => {
  const form = new FormData();
  for (const name of names) form.append(name, new File([png], `${name}.png`, { type: 'image/png' }));
  return form;
};

export const restSamples: RestSamples<UsersKnown> = {
  'users.me': () => ({}),
  'users.search': () => ({ body: { keywords: 'a', page: 1, perPage: 5 } }),
  'users.profile': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.all': () => ({}),
  'users.birthdays': () => ({ search: '?limit=5' }),
  'users.anniversaries': () => ({ search: '?limit=5' }),
  'users.account': () => ({}),
  'users.updateAccount': () => ({
    body: {
      first_name: 'Ana Lucía',
      last_name: 'Robles',
      language: 'english',
      phone: '+57 300 123 4567',
      bio: 'Café y montaña',
      timezone: 'America/Bogota',
      birthday_shown: 'no_year',
      anniversary_shown: 'full',
      phone_shown: true,
    },
  }),
  'users.requestDeletion': () => ({ body: { reason: 'Me voy a otra ciudad' } }),
  'users.withdrawDeletion': () => ({}),
  'users.photo': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'users.replacePhoto': () => ({ form: picture('file', 'small') }),
  'users.uploadPhoto': () => ({ body: { key: 'user-profile-picture/unknown' } }),
  'users.deletePhoto': () => ({}),
  'users.uploadBackground': () => ({ form: picture('file') }),
  'users.deleteBackground': () => ({}),
  'users.updateBirthdayImage': () => ({ form: picture('file') }),
  'users.deleteBirthdayImage': () => ({}),
};

export const fieldSamples: FieldSamples<UsersKnown> = {
  'Query.user': () => '',
  'Query.people': () => '(input: { keywords: "a", page: 1, perPage: 5 })',
  'Query.allPeople': () => '',
  'Query.profile': ({ colleagueId }) => `(id: "${colleagueId}")`,
  'Query.birthdays': () => '(limit: 5)',
  'Query.anniversaries': () => '(limit: 5)',
  'Query.account': () => '',
  'Mutation.updateAccount': () => '(input: { firstName: "Ana Lucía", phone: null })',
  'Mutation.requestDeletion': () => '(reason: "Me voy a otra ciudad")',
  'Mutation.withdrawDeletion': () => '',
  'Mutation.uploadPhoto': () => '(key: "user-profile-picture/unknown")',
  'Mutation.deletePhoto': () => '',
  'Mutation.deleteBackground': () => '',
  'Mutation.deleteBirthdayImage': () => '',
};
