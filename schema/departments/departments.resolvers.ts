/** GraphQL fields of departments and groups. */
import { resolvers } from '../kit/resolvers.ts';
import { departmentEndpoints } from './departments.endpoints.ts';

export const departmentResolvers = resolvers('departments', departmentEndpoints, {
  Query: { departments: 'list', groups: 'groups', orgDepartments: 'listOrg', orgGroups: 'listOrgGroups' },
  Mutation: {
    createDepartment: 'create',
    updateDepartment: 'update',
    activateDepartment: 'activate',
    deleteDepartment: 'remove',
    createGroup: 'createGroup',
    updateGroup: 'updateGroup',
    activateGroup: 'activateGroup',
    deleteGroup: 'removeGroup',
  },
});
