/** The text of the GraphQL schema that tools/sdl has derived from the rows. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The whole SDL. */
export const readSdl = (): string =>
  readFileSync(fileURLToPath(new URL('../schema/gql/facade.graphql', import.meta.url)), 'utf8');
