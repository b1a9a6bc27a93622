/** All rows of files: addresses and bytes, and the organisation's documents. */
import { fileEndpoints } from './files.endpoints.ts';
import { repositoryEndpoints } from './repository.endpoints.ts';

export const fileRows = { ...fileEndpoints, ...repositoryEndpoints } as const;
