/**
 * Helpers for tests that go through all fields: every field of the facade with its rows, and its sample as a document.
 */
import {
  getNamedType,
  isObjectType,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { allRows } from '#schema/contract.ts';
import { createFacade } from '#schema/facade.ts';
import { readSdl } from '#server/sdl.ts';
import type { FacadeContext, FieldResolver } from '#schema/kit/resolvers.ts';
import { fieldInputs, fieldSamples, type AllKnown } from './samples.ts';

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

/** The arguments of a valid call, as GraphQL text. */
export const argumentsOf = ({ id }: Field, known: AllKnown): string => fieldSamples[id]?.(known) ?? '';

/** The document of a field with these arguments; `short` selects only `__typename`. */
export const documentOf = (
  { kind, name, id, field }: Field,
  text: string,
  selection: 'whole' | 'short' = 'whole',
): string =>
  `${kind.toLowerCase()} ${fieldInputs[id] === undefined ? '' : '($input: JSON!)'} { ${name}${text} ${(selection === 'whole' ? everything : nothing)(field.type)} }`;

/** The variables of the document. */
export const variablesOf = (
  { id }: Field,
  known: AllKnown,
): { readonly variables?: Record<string, unknown> } =>
  fieldInputs[id] === undefined ? {} : { variables: { input: fieldInputs[id](known) } };

/** The code of the first error of an answer. */
export const codeIn = (answer: ExecutionResult): unknown => answer.errors?.[0]?.extensions['code'];
