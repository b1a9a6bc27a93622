/** GraphQL fields of files and documents. */
import { resolvers } from '../kit/resolvers.ts';
import { fileRows } from './files.rows.ts';

export const fileResolvers = resolvers('files', fileRows, {
  Query: {
    readAddress: 'readAddress',
    fileUsage: 'usage',
    repositoryFiles: 'list',
    fileFolders: 'folders',
    repositoryFile: 'get',
    fileProofs: 'proofs',
  },
  Mutation: {
    uploadAddress: 'uploadAddress',
    addRepositoryFile: 'add',
    updateRepositoryFile: 'change',
    addFileVersion: 'addVersion',
    acknowledgeFile: 'acknowledge',
    remindFile: 'remind',
    deleteRepositoryFile: 'remove',
  },
});
