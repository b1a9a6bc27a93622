/** All rows of the files domain: URLs and contents, and the organisation's documents. */
import { fileEndpoints } from './files.endpoints.ts';
import { repositoryEndpoints } from './repository.endpoints.ts';

export const fileRows = { ...fileEndpoints, ...repositoryEndpoints } as const;
