/** The operations of this release, written beside the build: the server rejects all others. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The exact texts that clients send, by the name of the generated document (`BootDocument`); empty before codegen. */
export async function generatedOperations(root: string): Promise<Map<string, string>> {
  const file = path.resolve(root, 'src/gql/graphql.ts');
  if (!existsSync(file)) return new Map();
  const generated: unknown = await import(pathToFileURL(file).href);
  const documents = Object.entries(generated ?? {}).flatMap(([name, value]) =>
    value instanceof String ? [[name, String(value)] as const] : [],
  );
  // Fragments are generated too, and are contained in the operations that use them.
  return new Map(documents.filter(([, text]) => /^\s*(query|mutation|subscription)\b/.test(text)));
}

/** Vite plugin of the product: writes operations.json, a list of texts. */
export function operations(root: string): Plugin {
  let folder = '';
  return {
    name: 'aplauso:operations',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const texts = [...(await generatedOperations(root)).values()];
      writeFileSync(path.join(folder, 'operations.json'), JSON.stringify(texts));
    },
  };
}
