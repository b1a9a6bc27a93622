/** GraphQL fields of the organisation; modules become a list because GraphQL has no maps. */
import { resolvers } from '../kit/resolvers.ts';
import { organizationEndpoints } from './organization.endpoints.ts';
import { organizationRows } from './organization.rows.ts';

export const organizationResolvers = resolvers('organization', organizationRows, {
  Query: {
    organization: 'get',
    settings: 'settings',
    branding: 'branding',
    orgLinks: 'links',
    podiumSettings: 'podiumSettings',
    modules: async (_args, { call }) => {
      const services = await call(organizationEndpoints.services, 'organization.services', {});
      return Object.entries(services).map(([flag, { active }]) => ({ flag, active }));
    },
    house: 'house',
    orgCustom: 'custom',
    moduleUse: 'moduleUse',
    orgEmails: 'emails',
  },
  Mutation: {
    updatePodiumSettings: 'updatePodiumSettings',
    editOrganization: 'edit',
    updateOrgCustom: 'updateCustom',
    addOrgEmail: 'addEmail',
    addAdminEmail: 'addAdminEmail',
    updateOrgEmail: 'updateEmail',
    deleteOrgEmail: 'removeEmail',
    deleteAdminEmail: 'removeAdminEmail',
    writeDraft: 'draft',
  },
});
