/** Fields about people. */
import { resolvers } from '../kit/resolvers.ts';
import { userEndpoints } from './users.endpoints.ts';

export const userResolvers = resolvers('users', userEndpoints, {
  Query: {
    user: 'me',
    people: 'search',
    allPeople: 'all',
    profile: 'profile',
    birthdays: 'birthdays',
    anniversaries: 'anniversaries',
    account: 'account',
  },
  Mutation: {
    updateAccount: 'updateAccount',
    requestDeletion: 'requestDeletion',
    withdrawDeletion: 'withdrawDeletion',
    uploadPhoto: 'uploadPhoto',
    deletePhoto: 'deletePhoto',
    deleteBackground: 'deleteBackground',
    deleteBirthdayImage: 'deleteBirthdayImage',
  },
});
