/** Fields about {{domain}}. */
import { resolvers } from '../kit/resolvers.ts';
import { {{one}}Endpoints } from './{{domain}}.endpoints.ts';

export const {{one}}Resolvers = resolvers('{{domain}}', {{one}}Endpoints, {
  Query: { {{domain}}: 'list', all{{Domain}}: 'all' },
  Mutation: { create{{One}}: 'create', update{{One}}: 'update', delete{{One}}: 'remove' },
});
