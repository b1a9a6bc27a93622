/** Fields about communications. Sends carry files, so they go to REST directly. */
import { resolvers } from '../kit/resolvers.ts';
import { communicationEndpoints } from './communications.endpoints.ts';

export const communicationResolvers = resolvers('communications', communicationEndpoints, {
  Query: {
    communications: 'list',
    groupCommunications: 'ofGroup',
    departmentCommunications: 'ofDepartment',
    communicationGroups: 'groups',
    adminCommunications: 'adminList',
    communicationGroup: 'group',
    communication: 'communication',
    communicationFollowUp: 'followUp',
    communicationPeople: 'people',
    communicationReach: 'reach',
    communicationReachPeople: 'reachPeople',
    communicationSettings: 'settings',
  },
  Mutation: {
    createCommunicationGroup: 'createGroup',
    updateCommunicationGroup: 'updateGroup',
    deleteCommunicationGroup: 'removeGroup',
    pinCommunication: 'pin',
    readCommunication: 'read',
    acknowledgeCommunication: 'acknowledge',
    fileCommunication: 'file',
    updateCommunication: 'update',
    cancelCommunication: 'cancel',
    updateCommunicationSettings: 'updateSettings',
  },
});
