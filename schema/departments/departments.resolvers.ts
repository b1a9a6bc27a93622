/** Fields of departments and groups. */
import { resolvers } from '../kit/resolvers.ts';
import { departmentEndpoints } from './departments.endpoints.ts';

export const departmentResolvers = resolvers('departments', departmentEndpoints, {
  Query: {
    departments: 'list',
    groups: 'groups',
  },
});
