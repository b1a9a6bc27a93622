/** The GraphQL schema in the demo: without descriptions, because no one reads them there. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = /^(.*\.graphql)\?raw$/;
const description = /^\s*"""[\s\S]*?"""\s*?$/gm;

/** The text without descriptions and empty lines; still executable. */
export const bare = (sdl: string): string =>
  sdl
    .replaceAll(description, '')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();

/** Vite plugin of built demos. */
export function bareSdl(): Plugin {
  return {
    name: 'aplauso:sdl',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = file.exec(id)?.[1];
      return found === undefined
        ? null
        : `export default ${JSON.stringify(bare(readFileSync(found, 'utf8')))}`;
    },
  };
}
