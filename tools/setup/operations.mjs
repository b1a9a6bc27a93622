/**
 * Splits the generated operations into one module each. Codegen writes them all into one module, and a
 * bundler never splits a module: the sign-in page would load the texts of every screen. A module that is off
 * must cost 0 bytes.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join('src', 'gql');
const whole = path.join(folder, 'graphql.ts');
const head = '// Cut from what graphql-codegen wrote (tools/setup/operations.mjs).\n';

/** Splits src/gql/graphql.ts after codegen into one module per operation; its own exports stay the same. */
export function cutOperations() {
  const text = readFileSync(whole, 'utf8');
  const classStart = text.indexOf('export class TypedDocumentString');
  const firstDocument = text.indexOf('\nexport const ', classStart);
  if (classStart === -1 || firstDocument === -1) return;
  for (const name of readdirSync(folder)) {
    if (/Document\.ts$|FragmentDoc\.ts$/.test(name)) rmSync(path.join(folder, name));
  }

  const decoration = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';\n";
  writeFileSync(
    path.join(folder, 'documentString.ts'),
    head + decoration + text.slice(classStart, firstDocument + 1),
  );

  const names = [];
  for (const part of text.slice(firstDocument + 1).split(/^(?=export const )/m)) {
    const [, name, types] =
      /^export const (\w+) = new [\s\S]*TypedDocumentString<([^>]*)>;\s*$/.exec(part) ?? [];
    if (!name)
      throw new Error(`tools/setup/operations.mjs cannot read what codegen wrote:\n${part.slice(0, 200)}`);
    names.push(name);
    const used = types.split(',').map((type) => type.trim());
    const imported = used.filter((type) => type !== 'unknown').join(', ');
    writeFileSync(
      path.join(folder, `${name}.ts`),
      `${head}import type { ${imported} } from './graphql.ts';\nimport { TypedDocumentString } from './documentString.ts';\n\n` +
        // Without the mark a bundler must keep the construction for possible side effects; the line ends only
        // add bytes.
        part
          .replace('= new ', '= /* @__PURE__ */ new ')
          .replace(/`[^`]*`/, (document) => document.replaceAll(/\s+/g, ' ')),
    );
  }
  const exports = ['TypedDocumentString', ...names].map((name) => {
    const file = name === 'TypedDocumentString' ? 'documentString' : name;
    return `export { ${name} } from './${file}.ts';\n`;
  });
  writeFileSync(whole, text.slice(0, classStart) + exports.join(''));
}
