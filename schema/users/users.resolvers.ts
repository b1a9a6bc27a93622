/** GraphQL fields of people. */
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
    orgUsers: 'listOrg',
    orgUser: 'orgUser',
    leavingEffects: 'leaving',
    askedDeletions: 'deletions',
    imports: 'imports',
    import: 'import',
    ldapUsers: 'ldapUsers',
  },
  Mutation: {
    updateAccount: 'updateAccount',
    requestDeletion: 'requestDeletion',
    withdrawDeletion: 'withdrawDeletion',
    uploadPhoto: 'uploadPhoto',
    deletePhoto: 'deletePhoto',
    deleteBackground: 'deleteBackground',
    deleteBirthdayImage: 'deleteBirthdayImage',
    createUser: 'create',
    createExternalUser: 'createExternal',
    updateUser: 'update',
    setUserActive: 'setActive',
    deleteUser: 'remove',
    inviteUser: 'invite',
    requireNewPassword: 'requirePassword',
    decideDeletion: 'decideDeletion',
    undoImport: 'undoImport',
    syncDirectory: 'syncLdap',
  },
});
