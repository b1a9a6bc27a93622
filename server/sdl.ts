/** The texts of the GraphQL schema, read from the domains' files. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every `schema/**\/*.graphql`, in the order of their names. */
export const readSdl = (): readonly string[] =>
  globSync('schema/**/*.graphql', { cwd: root })
    .sort()
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
