/** Fields about files. */
import { resolvers } from '../kit/resolvers.ts';
import { fileEndpoints } from './files.endpoints.ts';

export const fileResolvers = resolvers('files', fileEndpoints, {
  Query: { readAddress: 'readAddress' },
  Mutation: { uploadAddress: 'uploadAddress' },
});
