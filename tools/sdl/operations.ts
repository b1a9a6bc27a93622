/**
 * Standard operations have no text. A document that `*.queries.ts` or `*.writes.ts` imports and no `*.graphql` defines,
 * such as `UpdateValueDocument`, is the operation on the field of that name: it passes every argument
 * (`complete.ts`) and selects everything.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, Kind, parse, type GraphQLOutputType } from 'graphql';

/** The selection of all fields of a type, as text; empty for a scalar. */
function everything(type: GraphQLOutputType, within: readonly string[]): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  if (within.includes(named.name))
    throw new Error(`${within.join(' → ')} → ${named.name}: write this operation by hand`);
  const all = Object.values(named.getFields());
  return `{ ${all.map((field) => `${field.name} ${everything(field.type, [...within, named.name])}`).join(' ')} }`;
}

/** One operation for each imported document that is not `written`. */
export function deriveOperations(
  sdl: string,
  written: readonly string[],
  code: readonly string[],
): readonly string[] {
  const schema = buildSchema(sdl);
  const known = new Set(
    written
      .flatMap((text) => parse(text).definitions)
      .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : [])),
  );
  const imports = code.flatMap((text) => [...text.matchAll(/\b([A-Z]\w*)Document\b/gu)]);
  const names = new Set(imports.map(([, name = '']) => name).filter((name) => !known.has(name)));
  return [...names].sort().map((name) => {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const query = schema.getQueryType()?.getFields()[field];
    const found = query ?? schema.getMutationType()?.getFields()[field];
    if (found === undefined)
      throw new Error(`${name}Document: no *.graphql has an operation ${name}, and no row a field ${field}`);
    return `${query === undefined ? 'mutation' : 'query'} ${name} { ${field} ${everything(found.type, [])} }`;
  });
}

const textsOf = (...patterns: readonly string[]): readonly string[] =>
  globSync(patterns)
    .sort()
    .map((file) => readFileSync(file, 'utf8'));

/** Writes them where codegen and the cockpit's list of operations read them; returns the file. */
export function writeOperations(): string {
  const file = 'schema/gql/operations.graphql';
  const derived = deriveOperations(
    readFileSync('schema/gql/facade.graphql', 'utf8'),
    textsOf('src/**/*.graphql'),
    textsOf('src/**/*.queries.ts', 'src/**/*.writes.ts'),
  );
  writeFileSync(file, `${derived.join('\n')}\n`);
  return file;
}
