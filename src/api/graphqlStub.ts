/**
 * Replaces `graphql` for graphql-request in every build (tools/vite/standIns.ts): our operations are strings, so
 * the client needs neither parser nor schema. Saves about 11 kB gz of the initial load; the demo's facade still
 * imports the real package.
 */

/** Used only for `instanceof` checks; src/api creates its own errors. */
export class GraphQLError extends Error {}

/** The only kind that graphql-request looks up in a parsed document. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

/** Parses only as much of a document as graphql-request needs to find the operation name. */
export function parse(text: string) {
  const operation = /\b(query|mutation|subscription)\s+(\w+)/.exec(text);
  if (!operation) return { definitions: [] };
  const [, kind, value] = operation;
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: kind, name: { value } }] };
}

/** Always throws: operations are sent as generated strings and never printed from a document. */
export function print(): never {
  throw new Error('Operations are texts here: pass the generated document as a string.');
}

/** Never called for string operations. */
export const isListType = () => false;
/** Never called for string operations. */
export const isNonNullType = () => false;

/** Imported by graphql-request's schema helpers, which are unused here. */
export class GraphQLEnumType {}
/** See GraphQLEnumType. */
export class GraphQLInputObjectType {}
/** See GraphQLEnumType. */
export class GraphQLInterfaceType {}
/** See GraphQLEnumType. */
export class GraphQLList {}
/** See GraphQLEnumType. */
export class GraphQLNonNull {}
/** See GraphQLEnumType. */
export class GraphQLObjectType {}
/** See GraphQLEnumType. */
export class GraphQLScalarType {}
/** See GraphQLEnumType. */
export class GraphQLUnionType {}
