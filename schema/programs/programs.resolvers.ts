/** Fields about programs. */
import { resolvers } from '../kit/resolvers.ts';
import { programEndpoints } from './programs.endpoints.ts';

export const programResolvers = resolvers('programs', programEndpoints, {
  Query: { programs: 'list', allPrograms: 'all' },
  Mutation: { createProgram: 'create', updateProgram: 'update', deleteProgram: 'remove' },
});
