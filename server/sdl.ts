/** The text of the GraphQL schema that tools/sdl has derived from the rows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Not a URL: Vite turns `new URL(…, import.meta.url)` into an address of the page in tests with a document.
const file = join(import.meta.dirname, '../schema/gql/facade.graphql');

/** The whole SDL. */
export const readSdl = (): string => readFileSync(file, 'utf8');
