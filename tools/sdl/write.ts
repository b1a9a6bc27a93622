/** Writes the SDL of the facade to schema/gql/facade.graphql, which codegen, server, demo and tests read. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deriveSdl } from './derive.ts';

const written = globSync(['schema/*.graphql', 'schema/*/*.graphql'], { exclude: ['schema/gql/**'] }).sort();
const sdl = await deriveSdl(written.map((file) => readFileSync(file, 'utf8')));
mkdirSync('schema/gql', { recursive: true });
writeFileSync('schema/gql/facade.graphql', sdl);
