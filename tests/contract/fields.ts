/** Helpers for tests that go through all fields: every field of the facade with its rows, and its call as a document. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { allRows } from '#schema/contract.ts';
import { createFacade } from '#schema/facade.ts';
import { readSdl } from '#server/sdl.ts';
import type { FacadeContext, FieldResolver } from '#schema/kit/resolvers.ts';
import { callOf, type AllKnown } from './samples.ts';

/** The facade of every deployment. */
export const schema = createFacade(readSdl());

interface Named {
  readonly kind: 'Query' | 'Mutation';
  readonly name: string;
  readonly id: string;
  readonly field: GraphQLField<unknown, FacadeContext>;
}

/** A field and the rows it calls. */
export interface Field extends Named {
  readonly rows: readonly (typeof allRows)[number][];
}

/** The rows that a field calls, recorded by a fake caller. */
async function rowsOf({ field }: Named): Promise<Field['rows']> {
  const asked: string[] = [];
  const context: FacadeContext = {
    call: async (_row, operation) => {
      asked.push(operation);
      throw new Error('seen');
    },
  };
  const resolve = field.resolve as unknown as FieldResolver | undefined; // attach() gave it these parameters after the source
  await (
    resolve as ((source: unknown, args: object, context: FacadeContext) => Promise<unknown>) | undefined
  )?.({}, { input: {} }, context).catch(() => undefined);
  return allRows.filter(({ operation }) => asked.includes(operation));
}

const named: readonly Named[] = (['Query', 'Mutation'] as const).flatMap((kind) => {
  const type = schema.getType(kind);
  return isObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({
        kind,
        name: field.name,
        id: `${kind}.${field.name}`,
        field,
      }))
    : [];
});

/** Every field of the facade. */
export const fields: readonly Field[] = await Promise.all(
  named.map(async (one) => ({ ...one, rows: await rowsOf(one) })),
);

/** A selection of all fields below a type. */
function everything(type: GraphQLOutputType): string {
  const below = getNamedType(type);
  if (!isObjectType(below)) return '';
  return `{ ${Object.values(below.getFields())
    .map((field) => `${field.name} ${everything(field.type)}`)
    .join(' ')} }`;
}

const nothing = (type: GraphQLOutputType): string =>
  isObjectType(getNamedType(type)) ? '{ __typename }' : '';

/** A value as GraphQL text. Free JSON becomes a variable, because its keys can be anything. */
function literal(type: GraphQLInputType, value: unknown, variables: Record<string, unknown>): string {
  if (isNonNullType(type)) return literal(type.ofType, value, variables);
  if (value === null) return 'null';
  if (isListType(type))
    return `[${(Array.isArray(value) ? value : [value]).map((one) => literal(type.ofType, one, variables)).join(' ')}]`;
  if (isInputObjectType(type)) return `{ ${assigned(Object.values(type.getFields()), value, variables)} }`;
  if (isEnumType(type)) return JSON.stringify(value).replaceAll('"', '');
  if (type.name !== 'JSON') return JSON.stringify(value);
  const name = `json${Object.keys(variables).length}`;
  variables[name] = value;
  return `$${name}`;
}

/** The arguments or fields that a value has. */
function assigned(
  fields: readonly { readonly name: string; readonly type: GraphQLInputType }[],
  value: unknown,
  variables: Record<string, unknown>,
): string {
  const all = new Map(Object.entries(value ?? {}));
  return fields
    .filter(({ name }) => all.get(name) !== undefined)
    .map(({ name, type }) => `${name}: ${literal(type, all.get(name), variables)}`)
    .join(' ');
}

/** A document that asks for one field with these variables and arguments; `short` selects only `__typename`. */
export function written(
  { kind, name, field }: Pick<Field, 'kind' | 'name' | 'field'>,
  declared: string,
  taken: string,
  selection: 'whole' | 'short',
): string {
  const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);
  const below = selection === 'whole' ? everything(field.type) : nothing(field.type);
  return `${kind.toLowerCase()} ${name}${inBrackets(declared)} { ${name}${inBrackets(taken)} ${below} }`;
}

/** The valid call of a field as a document, derived from the call of its row. */
export function documentOf(
  { kind, name, field, rows }: Field,
  known: AllKnown,
  selection: 'whole' | 'short' = 'whole',
): { readonly document: string; readonly variables: Readonly<Record<string, unknown>> } {
  const { params, query, body } = callOf(rows[0]?.operation ?? '', known);
  const variables: Record<string, unknown> = {};
  const taken = assigned(field.args, { ...body, input: body, ...query, ...params }, variables);
  const declared = Object.keys(variables).map((one) => `$${one}: JSON!`);
  return { document: written({ kind, name, field }, declared.join(' '), taken, selection), variables };
}

/** The code of the first error of an answer. */
export const codeIn = (answer: ExecutionResult): unknown => answer.errors?.[0]?.extensions['code'];
