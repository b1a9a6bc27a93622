/** Fields about the organisation; modules become a list because GraphQL has no maps. */
import { resolvers } from '../kit/resolvers.ts';
import { organizationEndpoints } from './organization.endpoints.ts';

export const organizationResolvers = resolvers('organization', organizationEndpoints, {
  Query: {
    settings: 'settings',
    branding: 'branding',
    orgLinks: 'links',
    podiumSettings: 'podiumSettings',
    modules: async (_args, { call }) => {
      const services = await call(organizationEndpoints.services, 'organization.services', {});
      return Object.entries(services).map(([flag, { active }]) => ({ flag, active }));
    },
  },
  Mutation: { updatePodiumSettings: 'updatePodiumSettings' },
});
